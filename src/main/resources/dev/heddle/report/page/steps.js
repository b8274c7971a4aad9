'use strict';

/** heddle.stepTable and heddle.filters: the list of steps, and which of them are shown. */
Object.assign(heddle, (() => {
  const { make, reveal, place, plain, choice, term } = heddle;
  const MANY = 300;

  /** Long tables are made when they are opened first, or printed. */
  function stepTable(exhibit, go) {
    const body = make('tbody');
    const head = make('thead', {}, make('tr', {}, ...['step', 'thread', 'what it does', 'reads from', 'where']
      .map((h) => make('th', { scope: 'col' }, h))));
    const box = heddle.scroller('scroller steps', 'All steps', make('table', { 'aria-label': 'All steps' }, head, body));
    const pane = make('details', { class: 'all-steps', toggle: fill }, make('summary', {}, 'All steps'), box);
    let rows = [];
    let at = 0;
    let here;
    let wanted = () => true;
    function row(s, i) {
      const red = s.guilty || i + 1 === exhibit.failing;
      return make('tr', { class: red ? 'guilty' : undefined, click: () => go(i + 1) },
        make('td', { class: 'number' }, String(i + 1)), make('td', {}, s.thread),
        make('td', {}, plain(s), i + 1 === exhibit.failing ? ' (fails)' : null),
        make('td', {}, s.from ?? ''), make('td', {}, place(s)));
    }
    function fill() {
      if (rows.length > 0) return;
      rows = exhibit.steps.map(row);
      body.replaceChildren(...rows);
      restrict(wanted);
      show(at);
    }
    function show(n) {
      at = n;
      here?.removeAttribute('aria-current');
      here = rows[n - 1];
      here?.setAttribute('aria-current', 'step');
      if (here && pane.open) reveal(box, here, 24);
    }
    function restrict(test) {
      wanted = test;
      rows.forEach((r, i) => { r.hidden = !test(i + 1); });
    }
    if (exhibit.steps.length <= MANY) {
      fill();
      pane.open = true;
    }
    return { pane, show, restrict };
  }

  /** Which thread and which location; restrict gets a test of steps by number. */
  function filters(exhibit, restrict) {
    let thread = '';
    let location = '';
    const places = [...new Set(exhibit.steps.map((s) => s.place).filter((p) => p))].sort();
    const wanted = (n) => {
      const s = exhibit.steps[n - 1];
      return (thread === '' || s.thread === thread) && (location === '' || s.place === location);
    };
    const pane = make('div', { class: 'filters', role: 'group', 'aria-label': 'Filter' },
      term('Thread and location', 'Show'),
      choice('thread', [['', 'all'], ...exhibit.threads.map((t) => [t.name, `${t.name} ${t.function}`])],
        (value) => { thread = value; restrict(wanted); }),
      choice('location', [['', 'all'], ...places.map((p) => [p, p])],
        (value) => { location = value; restrict(wanted); }));
    return pane;
  }

  return { stepTable, filters };
})());
