'use strict';

/** The playground: the choices, what is kept, and the answers. */
(() => {
  const find = (id) => document.getElementById(id);
  const KEPT = 'heddle-playground';
  const FILES = /^(?:program\.c|test\.litmus|program\.automaton):(\d+)(?::(\d+))?: (.*)$/;

  /** The questions: for which languages and models, and which fields they have. */
  const questions = {
    check: { text: 'check: errors', about: 'Are there errors in any execution: failed assertions, deadlocks, memory errors?',
      languages: ['c', 'litmus'], models: ['sc', 'tso', 'pso'],
      fields: ['unroll', 'max-executions', 'algorithm', 'races', 'robust', 'leaks', 'overflow'], c: ['nondet', 'define', 'liveness'] },
    outcomes: { text: 'outcomes: final states', about: 'Which final states are possible, and can the condition hold?',
      languages: ['litmus'], models: ['sc', 'tso', 'pso', 'rmo'], fields: ['unroll', 'max-executions', 'algorithm'] },
    monitor: { text: 'monitor: random runs', about: 'Could a relaxed machine do what none of these SC executions does?',
      languages: ['c', 'litmus'], models: ['tso', 'pso'], fields: ['unroll', 'max-executions', 'runs', 'all'], c: ['nondet', 'define'] },
    executions: { text: 'executions: normal forms', about: 'One execution of every class, in its most parallel form.',
      languages: ['litmus'], models: ['sc', 'tso', 'pso', 'rmo'], fields: ['unroll', 'max-executions', 'symbolic'] },
    robust: { text: 'robust: as under SC?', about: 'Does the program do only what it does under sequential consistency?',
      languages: ['c', 'litmus', 'automaton'], models: ['tso', 'pso'], fields: [], c: ['nondet', 'define'],
      bounded: ['unroll', 'max-executions'] },
    reach: { text: 'reach: the goal', about: 'Can the goal, or a failing assertion, be reached with any loops?',
      languages: ['c', 'automaton'], models: ['sc', 'tso'], fields: ['buffers'], c: ['nondet', 'define'] },
    fence: { text: 'fence: where to put them', about: 'The smallest set of fences, and the patch that inserts them.',
      languages: ['c', 'litmus', 'automaton'], models: ['tso', 'pso'], fields: ['goal'], c: ['nondet', 'define'],
      bounded: ['unroll', 'max-executions'] },
    replay: { text: 'replay: one schedule', about: 'One execution, given by its schedule as check prints it.',
      languages: ['c', 'litmus'], models: ['sc', 'tso', 'pso'], fields: ['schedule', 'unroll', 'races', 'robust', 'leaks', 'overflow'],
      c: ['nondet', 'define', 'liveness'] },
    show: { text: 'show: the program', about: 'The program that Heddle makes of the text; automata as a picture.',
      languages: ['litmus', 'automaton'], models: [], fields: [] },
  };
  const first = { c: 'check', litmus: 'outcomes', automaton: 'robust' };
  const fields = [...document.querySelectorAll('[data-field]')];
  const models = [...document.querySelectorAll('[name=model]')];
  const control = (field) => field.querySelector('input, select');

  // ------------------------------------------------------------ the input

  function fieldsOf(question, language) {
    return [...question.fields, ...(language === 'c' ? question.c ?? [] : []),
      ...(language !== 'automaton' ? question.bounded ?? [] : [])];
  }

  /** All that is chosen, for links and for the next visit. */
  function state() {
    const all = { text: editor.text(), language: find('language').value, command: find('command').value,
      models: models.filter((m) => m.checked).map((m) => m.value) };
    for (const f of fields) {
      const c = control(f);
      const value = c.type === 'checkbox' ? c.checked : c.value;
      if (value) all[c.id] = value;
    }
    return all;
  }

  function restore(all) {
    editor.setText(String(all.text ?? ''));
    if (Object.hasOwn(first, all.language)) find('language').value = all.language;
    editor.language(find('language').value);
    if (Object.hasOwn(questions, all.command)) find('command').value = all.command;
    const old = all.model === 'all' ? ['sc', 'tso', 'pso'] : [all.model ?? 'tso'];
    const chosen = Array.isArray(all.models) ? all.models : old;
    models.forEach((m) => { m.checked = chosen.includes(m.value); });
    for (const f of fields) {
      const c = control(f);
      if (c.type === 'checkbox') c.checked = all[c.id] === true;
      else if (c.tagName === 'SELECT') c.value = [...c.options].some((o) => o.value === all[c.id]) ? all[c.id] : c.options[0].value;
      else c.value = typeof all[c.id] === 'string' ? all[c.id] : '';
    }
    adapt();
  }

  /** Shows what can be chosen for the language and the question. */
  function adapt() {
    const language = find('language').value;
    const command = find('command');
    for (const o of command.options) {
      o.disabled = !questions[o.value].languages.includes(language);
      o.hidden = o.disabled;
    }
    if (command.selectedOptions[0]?.disabled ?? true) command.value = first[language];
    const question = questions[command.value];
    find('question').textContent = question.about;
    find('models').hidden = question.models.length === 0;
    for (const m of models) {
      m.disabled = !question.models.includes(m.value);
      m.parentElement.hidden = m.disabled;
    }
    if (question.models.length > 0 && !models.some((m) => m.checked && !m.disabled)) {
      models.find((m) => m.value === 'tso').checked = true;
    }
    const wanted = fieldsOf(question, language);
    for (const f of fields) f.hidden = !wanted.includes(f.dataset.field);
    find('more').hidden = wanted.length === 0;
    if (wanted.includes('schedule')) find('more').open = true;
    editor.language(language);
  }

  let keeping;
  function keep() {
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      try {
        localStorage.setItem(KEPT, JSON.stringify(state()));
      } catch { /* the browser keeps nothing */ }
    }, 200);
  }

  function kept() {
    try {
      return JSON.parse(localStorage.getItem(KEPT));
    } catch {
      return null;
    }
  }

  // ------------------------------------------------------------ running

  function say(text) {
    find('status').textContent = text;
  }

  /** What Heddle says about the text, with buttons that go to the place. */
  function complain(text) {
    const lines = [...new Set(text.split('\n'))];
    find('messages').replaceChildren(...lines.map((line) => {
      const at = FILES.exec(line);
      return at ? heddle.make('button', { type: 'button', class: 'message-line', click: () => editor.go(Number(at[1]), Number(at[2] ?? 1)) }, line)
        : heddle.make('span', { class: 'message-line' }, line);
    }));
    find('messages').hidden = text === '';
  }

  function notesOf(answers) {
    const notes = answers.flatMap((a) => a.err.split('\n')).map((line) => FILES.exec(line)).filter((at) => at)
      .map((at) => ({ line: Number(at[1]), text: at[3], level: 'ERROR' }));
    const problems = answers.flatMap((a) => a.page?.results ?? []).flatMap((r) => r.problems).filter((p) => p.line);
    return [...notes, ...problems.map((p) => ({ line: p.line, text: p.message, level: p.level }))];
  }

  /** The verdicts, in the words of the question. */
  function told(answers) {
    if (answers.some((a) => a.code === 2)) return 'Not run: the input is wrong.';
    if (answers.some((a) => !a.page)) return 'It did not come to an end.';
    const verdicts = answers.flatMap((a) => a.page.results.map((r) => `${r.model} ${r.verdict}`.trim())).filter((v) => v);
    return verdicts.length ? `Done: ${verdicts.join(', ')}.` : 'Done.';
  }

  let active = [];

  function requests() {
    const all = state();
    const question = questions[all.command];
    const input = { text: all.text, language: all.language, command: all.command };
    for (const name of fieldsOf(question, all.language)) {
      if (all[name]) input[name] = all[name];
    }
    const chosen = all.models.filter((m) => question.models.includes(m));
    return question.models.length === 0 ? [input] : chosen.map((model) => ({ ...input, model }));
  }

  async function run() {
    if (active.length > 0) return;
    const wanted = requests();
    const news = wanted.map((r) => `${r.model ?? ''} running`.trim());
    const tell = (i, text) => {
      news[i] = `${wanted[i].model ?? ''} ${text}`.trim();
      say(`${news.join('; ')} …`);
    };
    find('run').disabled = true;
    find('stop').disabled = false;
    say(`${news.join('; ')} …`);
    active = wanted.map((r, i) => runs.start(r, (text) => tell(i, text)));
    try {
      const answers = await Promise.all(active.map(async (r, i) => {
        const answer = await r.answer;
        tell(i, 'done');
        return answer;
      }));
      complain(answers.map((a) => a.err.trim()).filter((e) => e).join('\n'));
      editor.mark(notesOf(answers));
      const pages = answers.filter((a) => a.page).map((a) => a.page);
      if (pages.length > 0) heddle.show(runs.merge(pages), find('report'));
      else find('report').replaceChildren();
      say(told(answers));
    } catch (e) {
      active.forEach((r) => r.stop());
      complain(e.name === 'AbortError' ? '' : String(e.message));
      say(e.name === 'AbortError' ? 'Stopped.' : 'It did not work.');
    } finally {
      active = [];
      find('run').disabled = false;
      find('stop').disabled = true;
    }
  }

  // ------------------------------------------------------------ links and examples

  async function share() {
    history.replaceState(null, '', `#${await link.encode(state())}`);
    try {
      await navigator.clipboard.writeText(location.href);
      say('The link is in the address bar and in the clipboard.');
    } catch {
      say('The link is in the address bar.');
    }
  }

  async function follow() {
    try {
      restore(await link.decode(location.hash.slice(1)));
      return true;
    } catch {
      say('The link is broken: its input cannot be read.');
      return false;
    }
  }

  async function choose(name) {
    if (name === '') return;
    const response = await fetch(`/examples/${encodeURIComponent(name)}`);
    const language = { litmus: 'litmus', automaton: 'automaton' }[name.split('.').pop()] ?? 'c';
    const chosen = state().models;
    restore({ text: await response.text(), language, command: first[language], models: chosen });
    complain('');
    editor.mark([]);
    say('');
    keep();
  }

  function offer(groups) {
    for (const group of groups) {
      const options = group.examples.map((e) => heddle.make('option', { value: e.name, title: e.about }, e.name));
      find('example').append(heddle.make('optgroup', { label: group.title }, ...options));
    }
    find('example').addEventListener('change', () => {
      find('about').textContent = find('example').selectedOptions[0].title;
      choose(find('example').value);
    });
  }

  async function start() {
    // the cookie has the secret now: links are without it
    history.replaceState(null, '', location.pathname + location.hash);
    find('command').append(...Object.entries(questions).map(([value, q]) => heddle.make('option', { value }, q.text)));
    offer(await (await fetch('/examples')).json());
    const old = kept();
    if (location.hash.length > 1) {
      if (await follow()) await run();
    } else if (old?.text) {
      restore(old);
    } else if (find('example').querySelector('[value="SB.litmus"]')) {
      find('example').value = 'SB.litmus';
      find('about').textContent = find('example').selectedOptions[0].title;
      await choose('SB.litmus');
    }
    adapt();
    for (const id of ['language', 'command']) find(id).addEventListener('change', adapt);
    find('input').addEventListener('change', keep);
    editor.onChange(keep);
    find('input').addEventListener('submit', (event) => { event.preventDefault(); run(); });
    find('input').addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); run(); }
    });
    find('stop').addEventListener('click', () => { say('Stopping …'); active.forEach((r) => r.stop()); });
    find('link').addEventListener('click', share);
    window.addEventListener('hashchange', async () => { if (await follow()) run(); });
    document.body.dataset.ready = 'true';
  }

  start();
})();
