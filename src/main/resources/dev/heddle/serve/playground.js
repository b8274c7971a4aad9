'use strict';

/** The playground: what is typed goes to /run, what comes back is shown by heddle.show. */
(() => {
  const find = (id) => document.getElementById(id);
  const choices = ['language', 'command', 'model', 'algorithm'];
  const switches = ['races', 'robust', 'leaks'];

  function state() {
    const all = { text: find('text').value };
    for (const id of choices) all[id] = find(id).value;
    for (const id of switches) all[id] = find(id).checked;
    return all;
  }

  function restore(all) {
    find('text').value = String(all.text ?? '');
    for (const id of choices) {
      const known = [...find(id).options].some((o) => o.value === all[id]);
      if (known) find(id).value = all[id];
    }
    for (const id of switches) find(id).checked = all[id] === true;
    adapt();
  }

  /** Which languages and models a question has, and whether one can choose the search and more errors. */
  const questions = {
    check: { languages: ['c', 'litmus'], models: ['sc', 'tso', 'pso', 'all'], search: true, extras: true },
    outcomes: { languages: ['litmus'], models: ['sc', 'tso', 'pso', 'rmo', 'all'], search: true },
    monitor: { languages: ['c', 'litmus'], models: ['tso', 'pso', 'all'] },
    executions: { languages: ['litmus'], models: ['sc', 'tso', 'pso', 'rmo', 'all'] },
    robust: { languages: ['c', 'litmus', 'automaton'], models: ['tso', 'pso'] },
    reach: { languages: ['c', 'automaton'], models: ['sc', 'tso'] },
    fence: { languages: ['c', 'litmus', 'automaton'], models: ['tso', 'pso'] },
  };

  /** Lets only these values of a select be chosen. */
  function allow(select, allowed, otherwise) {
    for (const o of select.options) {
      o.disabled = !allowed(o.value);
      o.hidden = o.disabled;
    }
    if (select.selectedOptions[0]?.disabled ?? true) select.value = otherwise;
  }

  function adapt() {
    const language = find('language').value;
    const first = { c: 'check', litmus: 'outcomes', automaton: 'robust' }[language];
    allow(find('command'), (c) => questions[c].languages.includes(language), first);
    const question = questions[find('command').value];
    allow(find('model'), (m) => question.models.includes(m), 'tso');
    find('algorithm').disabled = !question.search;
    find('extras').disabled = !question.extras;
  }

  // ------------------------------------------------------------ permalink

  /** The input in the address, behind #: it is never sent to a server. */
  function encode(all) {
    const bytes = new TextEncoder().encode(JSON.stringify(all));
    let text = '';
    for (const b of bytes) text += String.fromCharCode(b);
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  function decode(text) {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(plain, (c) => c.charCodeAt(0))));
  }

  async function link() {
    history.replaceState(null, '', `#${encode(state())}`);
    try {
      await navigator.clipboard.writeText(location.href);
      say('The link is in the address bar and in the clipboard.');
    } catch {
      say('The link is in the address bar.');
    }
  }

  function follow() {
    try {
      restore(decode(location.hash.slice(1)));
      return true;
    } catch {
      say('The link is broken: its input cannot be read.');
      return false;
    }
  }

  // ------------------------------------------------------------ running

  function say(text) {
    find('status').textContent = text;
  }

  function complain(text) {
    find('messages').textContent = text;
    find('messages').hidden = text === '';
  }

  /** The verdicts, in the words of the question. */
  function told({ code, page }) {
    if (code === 2) return 'Not run: the input is wrong.';
    if (!page) return 'It did not come to an end.';
    return `Done: ${[...new Set(page.results.map((r) => r.verdict))].join(', ')}.`;
  }

  async function run() {
    find('run').disabled = true;
    say('Running …');
    try {
      const response = await fetch('/run', { method: 'POST', body: JSON.stringify(state()),
        headers: { 'Content-Type': 'application/json' } });
      if (!response.ok) throw new Error(await response.text());
      const answer = await response.json();
      complain(answer.err.trim());
      if (answer.page) heddle.show(answer.page, find('report'));
      else find('report').replaceChildren();
      say(told(answer));
    } catch (e) {
      complain(String(e.message));
      say('It did not work.');
    } finally {
      find('run').disabled = false;
    }
  }

  // ------------------------------------------------------------ examples

  async function choose(name) {
    if (name === '') return;
    const response = await fetch(`/examples/${encodeURIComponent(name)}`);
    const language = { litmus: 'litmus', automaton: 'automaton' }[name.split('.').pop()] ?? 'c';
    const command = { c: 'check', litmus: 'outcomes', automaton: 'robust' }[language];
    restore({ ...state(), text: await response.text(), language, command });
    complain('');
    say('');
  }

  async function start() {
    // the cookie has the secret now: links are without it
    history.replaceState(null, '', location.pathname + location.hash);
    const names = await (await fetch('/examples')).json();
    find('example').append(...names.map((n) => new Option(n, n)));
    find('example').addEventListener('change', () => choose(find('example').value));
    for (const id of ['language', 'command']) find(id).addEventListener('change', adapt);
    find('input').addEventListener('submit', (event) => { event.preventDefault(); run(); });
    find('text').addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); run(); }
    });
    find('link').addEventListener('click', link);
    window.addEventListener('hashchange', () => { if (follow()) run(); });
    if (location.hash.length > 1) {
      if (follow()) await run();
    } else if (names.includes('SB.litmus')) {
      find('example').value = 'SB.litmus';
      await choose('SB.litmus');
    }
    adapt();
    document.body.dataset.ready = 'true';
  }

  start();
})();
