'use strict';

/** heddle.show(data, element) puts a report there. Texts of the data become text nodes, nothing else. */
const heddle = (() => {
  /** An element with attributes (a function is a listener) and children. */
  function make(name, attributes = {}, ...children) {
    const e = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === 'function') e.addEventListener(key, value);
      else if (value !== undefined && value !== false) e.setAttribute(key, value === true ? '' : value);
    }
    e.append(...children.filter((c) => c !== undefined && c !== null));
    return e;
  }

  /** Brings a part of a box that scrolls into sight, and moves nothing else. */
  function reveal(box, part) {
    const outer = box.getBoundingClientRect();
    const inner = part.getBoundingClientRect();
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    }
    if (inner.left < outer.left || inner.right > outer.right) {
      box.scrollLeft += inner.left - outer.left - 24;
    }
  }

  function place(at) {
    return at.file ? `${at.file.split('/').pop()}:${at.line}` : '';
  }

  /** What a step does, without the arrow that columns of text need. */
  function plain(step) {
    return step.text.replace(/^~> /, '');
  }

  // ------------------------------------------------------------ results

  function badge(result) {
    return result.verdict === '' ? null : make('span', { class: `badge ${result.answer.toLowerCase()}` }, result.verdict);
  }

  function figures(result) {
    return make('dl', { class: 'figures' },
      ...result.figures.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))));
  }

  function limits(result) {
    return result.limits.length === 0 ? null
      : make('ul', { class: 'limits' }, ...result.limits.map((l) => make('li', {}, `Incomplete: ${l}`)));
  }

  /** A button that shows an execution; all of them together know which one is shown. */
  function opener(index, text, about, choose) {
    return make('button', { type: 'button', class: 'opener', 'data-exhibit': index, 'aria-label': `${text}: ${about}`,
      'aria-pressed': 'false', click: () => choose(index) }, text);
  }

  function problems(result, choose) {
    return result.problems.length === 0 ? null
      : make('ol', { class: 'problems' }, ...result.problems.map((p) => make('li', { class: p.level.toLowerCase() },
        p.message.startsWith(p.rule) ? null : make('strong', {}, p.rule), ' ', make('span', { class: 'message' }, p.message), ' ',
        p.file ? make('code', { class: 'place' }, place(p)) : null, ' ',
        p.exhibit === undefined ? null : opener(p.exhibit, 'Show execution', p.message, choose))));
  }

  function table(result, choose) {
    if (!result.table) return null;
    const { caption, head, rows } = result.table;
    const withButtons = rows.some((r) => r.exhibit !== undefined);
    const numbers = head.map((_, i) => rows.every((r) => /^[<>-]?[\d.,]*[%x]?$/.test(r.cells[i])));
    const look = (i) => (numbers[i] ? 'number' : undefined);
    return make('div', { class: 'scroller' }, make('table', { class: 'outcomes' },
      make('caption', {}, caption),
      make('thead', {}, make('tr', {}, ...head.map((h, i) => make('th', { scope: 'col', class: look(i) }, h)),
        withButtons ? make('th', { scope: 'col' }, 'execution') : null)),
      make('tbody', {}, ...rows.map((r) => make('tr', {
        class: `${r.marked ? 'marked' : ''} ${r.exhibit === undefined ? '' : 'choice'}`,
        click: r.exhibit === undefined ? undefined : () => choose(r.exhibit),
      }, ...r.cells.map((c, i) => make('td', { class: look(i) }, c)),
      withButtons ? make('td', {}, r.exhibit === undefined ? '' : opener(r.exhibit, 'Show',
        r.cells.map((c, i) => `${head[i]} ${c}`).join(', '), () => {})) : null)))));
  }

  /** The root of a tree is in the middle; other drawings begin on the left. */
  function centre({ target }) {
    const box = target.parentElement;
    box.scrollLeft = (target.width - box.clientWidth) / 2;
  }

  /** A drawing with colours of its own, kept apart from those of the page. */
  function drawing({ key, title, svg }) {
    return make('details', { class: 'extra', open: true }, make('summary', {}, title),
      make('div', { class: 'scroller paper', tabindex: '0', role: 'region', 'aria-label': title },
        make('img', { alt: title, src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
          load: key === 'tree' ? centre : undefined })));
  }

  function listing({ title, text }) {
    return make('details', { class: 'extra', open: true }, make('summary', {}, title),
      make('pre', { tabindex: '0', role: 'region', 'aria-label': title }, text));
  }

  function resultSection(result, choose) {
    return make('section', { class: 'result', 'aria-label': `${result.name} ${result.model}`.trim() },
      make('h2', {}, badge(result), ' ', make('span', { class: 'name' }, result.name), ' ',
        make('span', { class: 'model' }, result.model)),
      make('p', { class: 'headline' }, result.headline),
      figures(result), limits(result), problems(result, choose), table(result, choose),
      ...result.appendices.map((a) => (a.svg === undefined ? listing(a) : drawing(a))));
  }

  // ------------------------------------------------------------ source

  /** The files, with the steps that belong to a line beside it. */
  function sourcePane(sources, exhibit) {
    const steps = new Map();
    const add = (at, mark) => {
      if (at.file) {
        const key = `${at.file}:${at.line}`;
        steps.set(key, [...(steps.get(key) ?? []), mark]);
      }
    };
    exhibit.steps.forEach((s, i) => add(s, String(i + 1)));
    exhibit.notes.forEach((n) => add(n, n.level === 'NOTE' ? n.rule : '!'));
    const rows = new Map();
    const pane = make('div', { class: 'source', tabindex: '0', role: 'region', 'aria-label': 'Source' });
    for (const [file, lines] of Object.entries(sources)) {
      if (lines.length === 0 || steps.size > 0 && ![...steps.keys()].some((k) => k.startsWith(`${file}:`))) continue;
      const body = make('div', { class: 'lines' });
      lines.forEach((line, i) => {
        const marks = steps.get(`${file}:${i + 1}`);
        const shown = marks === undefined ? '' : marks.length > 3 ? `${marks.slice(0, 2).join(' ')} …` : marks.join(' ');
        const row = make('div', { class: marks === undefined ? 'line' : 'line marked' },
          make('span', { class: 'marks', title: marks?.length > 3 ? marks.join(' ') : undefined }, shown),
          make('span', { class: 'number' }, String(i + 1)), make('code', {}, line));
        if (marks !== undefined) rows.set(`${file}:${i + 1}`, row);
        body.append(row);
      });
      pane.append(make('h4', {}, file), body);
    }
    if (steps.size === 0) pane.classList.add('plain');
    const first = [...rows.values()][0];
    return { pane, first, row: (step) => (step?.file ? rows.get(`${step.file}:${step.line}`) : undefined) };
  }

  /** The source with the places of all problems, for results that have no execution to show. */
  function problemSource(data) {
    const notes = data.results.flatMap((r) => r.problems).filter((p) => p.file);
    const { pane } = sourcePane(data.sources, { steps: [], notes });
    return pane.hasChildNodes() ? make('section', { class: 'exhibit only-source', 'aria-label': 'Source' }, pane) : null;
  }

  // ------------------------------------------------------------ state

  /** Buffers and memory after the first n steps. */
  function stateAfter(exhibit, n) {
    const buffers = new Map(exhibit.threads.map((t) => [t.name, []]));
    const memory = new Map(exhibit.memory);
    for (let i = 0; i < n; i++) {
      const s = exhibit.steps[i];
      if (s.put) buffers.get(s.thread).push(s.put);
      if (s.take) buffers.set(s.thread, buffers.get(s.thread).filter(([op]) => op !== s.take));
      for (const [where, value] of s.changes ?? []) memory.set(where, value);
    }
    return { buffers, memory };
  }

  function statePane(exhibit) {
    const buffered = exhibit.steps.some((s) => s.put);
    const buffers = make('div', { class: 'buffers' });
    const memory = make('div', { class: 'memory' });
    const pane = make('div', { class: 'state' },
      buffered ? make('h4', {}, 'Store buffers') : null, buffered ? buffers : null,
      make('h4', {}, 'Memory'), memory);
    function show(n) {
      const state = stateAfter(exhibit, n);
      const now = exhibit.steps[n - 1];
      const changed = new Set((now?.changes ?? []).map(([where]) => where));
      buffers.replaceChildren(...exhibit.threads.map((t) => make('div', { class: 'buffer' },
        make('span', { class: 'thread' }, t.name),
        ...state.buffers.get(t.name).map(([op, text]) => make('span',
          { class: now?.put?.[0] === op ? 'entry new' : 'entry' }, text)),
        state.buffers.get(t.name).length === 0 ? make('span', { class: 'empty' }, 'empty') : null)));
      memory.replaceChildren(...[...state.memory].map(([where, value]) => make('div',
        { class: changed.has(where) ? 'cell new' : 'cell' },
        make('span', { class: 'where' }, where), make('span', { class: 'value' }, value))));
    }
    return { pane, show };
  }

  // ------------------------------------------------------------ diagram

  function diagramPane(exhibit) {
    const box = make('div', { class: 'drawing', tabindex: '0', role: 'region', 'aria-label': 'Diagram' });
    const drawn = new Map();
    let nodes = new Map();
    let here;
    let current = 0;
    /** The drawing, and its nodes by step. */
    function drawing(view) {
      if (!drawn.has(view.key)) {
        const parsed = new DOMParser().parseFromString(view.svg, 'image/svg+xml');
        const svg = document.importNode(parsed.documentElement, true);
        const found = [...svg.querySelectorAll('.node')].map((n) => [Number(n.dataset.step), n]);
        drawn.set(view.key, { svg, nodes: new Map(found) });
      }
      return drawn.get(view.key);
    }
    function show(n) {
      current = n;
      here?.classList.remove('here');
      here = nodes.get(n);
      here?.classList.add('here');
      if (here) reveal(box, here);
    }
    const buttons = exhibit.views.map((view) => make('button', { type: 'button', 'aria-pressed': 'false',
      'data-view': view.key, click: () => choose(view) }, view.title + (view.cycle ? ' (cycle)' : '')));
    function choose(view) {
      exhibit.views.forEach((v, i) => buttons[i].setAttribute('aria-pressed', String(v === view)));
      const chosen = drawing(view);
      nodes = chosen.nodes;
      box.replaceChildren(chosen.svg);
      show(current);
    }
    const legend = make('p', { class: 'legend' },
      ...[['po', 'program order'], ['rf', 'reads from'], ['fr', 'from read'], ['co', 'coherence'],
        ['su', 'store to commit'], ['uf', 'commit to fence']].map(([key, text]) => make('span', { class: key },
        make('b', {}, key), ` ${text}`)));
    const pane = make('section', { class: 'diagrams' },
      make('div', { class: 'tools', role: 'group', 'aria-label': 'View' }, ...buttons), box, legend);
    choose(exhibit.views[0]);
    return { pane, show };
  }

  // ------------------------------------------------------------ steps

  /** Long tables are made when they are opened first, or printed. */
  function stepTable(exhibit, go) {
    const body = make('tbody');
    const box = make('div', { class: 'scroller steps', tabindex: '0', role: 'region', 'aria-label': 'All steps' },
      make('table', { 'aria-label': 'All steps' }, make('thead', {}, make('tr', {}, ...['step', 'thread', 'what it does', 'reads from', 'where']
        .map((h) => make('th', { scope: 'col' }, h)))), body));
    const pane = make('details', { class: 'all-steps', toggle: fill }, make('summary', {}, 'All steps'), box);
    let rows = [];
    let at = 0;
    let here;
    function fill() {
      if (rows.length > 0) return;
      rows = exhibit.steps.map((s, i) => make('tr', { class: s.guilty ? 'guilty' : undefined, click: () => go(i + 1) },
        make('td', { class: 'number' }, String(i + 1)), make('td', {}, s.thread), make('td', {}, plain(s)),
        make('td', {}, s.from ?? ''), make('td', {}, place(s))));
      body.replaceChildren(...rows);
      show(at);
    }
    function show(n) {
      at = n;
      here?.removeAttribute('aria-current');
      here = rows[n - 1];
      here?.setAttribute('aria-current', 'step');
      if (here && pane.open) reveal(box, here);
    }
    if (exhibit.steps.length <= 300) {
      fill();
      pane.open = true;
    }
    return { pane, show };
  }

  function notes(exhibit) {
    const lines = exhibit.notes.map((n) => make('li', {}, n.thread ? `thread ${n.thread}: ` : '', n.text, ' ',
      n.file ? make('code', { class: 'place' }, place(n)) : null));
    return make('div', { class: 'notes' },
      lines.length ? make('ul', {}, ...lines) : null,
      exhibit.printed ? make('div', {}, make('h4', {}, 'Printed'), make('pre', {}, exhibit.printed)) : null,
      exhibit.again ? make('div', {}, make('h4', {}, 'Run it again'), make('pre', { tabindex: '0' }, exhibit.again)) : null);
  }

  // ------------------------------------------------------------ one execution

  /** Steps through an execution. */
  function exhibitSection(exhibit, { sources, results }) {
    const last = exhibit.steps.length;
    let at = 0;
    const remarks = results.flatMap((r) => r.problems).filter((p) => p.level === 'NOTE');
    const source = sourcePane(sources, { steps: exhibit.steps, notes: [...remarks, ...exhibit.notes] });
    const state = statePane(exhibit);
    const diagram = diagramPane(exhibit);
    const steps = stepTable(exhibit, go);
    const now = make('p', { class: 'now', role: 'status', 'aria-live': 'polite' });
    const slider = make('input', { type: 'range', min: '0', max: String(last), value: '0', 'aria-label': 'Step',
      input: () => go(Number(slider.value)) });
    const button = (name, key, label, move) => make('button', { type: 'button', class: 'move', 'data-move': name,
      title: `${label} (${key})`, 'aria-label': label, click: move }, { first: '|◀', back: '◀', next: '▶', last: '▶|' }[name]);
    let marked;
    function describe() {
      const s = exhibit.steps[at - 1];
      if (!s) return `Before step 1 of ${last}`;
      const from = s.from ? `, from ${s.from}` : '';
      const colon = s.take ? ':' : '';
      return `Step ${at} of ${last}: thread ${s.thread}${colon} ${plain(s)}${from}`;
    }
    function go(n) {
      at = Math.max(0, Math.min(last, n));
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', `${at} of ${last}`);
      now.textContent = describe();
      state.show(at);
      diagram.show(at);
      steps.show(at);
      marked?.classList.remove('here');
      marked = source.row(exhibit.steps[at - 1]);
      marked?.classList.add('here');
      if (marked) reveal(source.pane, marked);
    }
    const element = make('section', { class: 'exhibit', 'aria-label': 'Execution' },
      make('h3', {}, exhibit.label),
      make('div', { class: 'stepper' },
        button('first', 'Home', 'First', () => go(0)), button('back', 'Left arrow', 'Back', () => go(at - 1)),
        button('next', 'Right arrow', 'Next', () => go(at + 1)), button('last', 'End', 'Last', () => go(last)), slider, now),
      make('div', { class: 'panes' }, source.pane, state.pane),
      diagram.pane, notes(exhibit), steps.pane);
    const keys = { ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(last) };
    const start = () => {
      if (source.first) reveal(source.pane, source.first);
      go(0);
    };
    return { element, start, key: (name) => keys[name] };
  }

  // ------------------------------------------------------------ all

  function show(data, root) {
    const panel = make('div', { class: 'panel' });
    let shown;
    function choose(index) {
      shown = exhibitSection(data.exhibits[index], data);
      panel.replaceChildren(shown.element);
      root.querySelectorAll('[data-exhibit]').forEach((b) => {
        const is = Number(b.dataset.exhibit) === index;
        b.setAttribute('aria-pressed', String(is));
        b.closest('tr')?.classList.toggle('here', is);
      });
      shown.start();
    }
    root.replaceChildren(make('h1', {}, data.title),
      ...data.results.map((r) => resultSection(r, choose)), panel);
    document.onkeydown = (event) => {
      const typing = event.target.closest?.('input, textarea, select, [contenteditable]');
      const move = shown?.key(event.key);
      if (move && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        move();
      }
    };
    window.onbeforeprint = () => root.querySelectorAll('details').forEach((d) => { d.open = true; });
    if (data.exhibits.length > 0) choose(0);
    else panel.replaceChildren(problemSource(data) ?? '');
  }

  return { show };
})();
