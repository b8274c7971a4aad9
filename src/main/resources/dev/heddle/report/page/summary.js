'use strict';

/** heddle.summary: a table of all inputs, with links to their parts of the page, and a filter. */
Object.assign(heddle, (() => {
  const { make, choice, scroller } = heddle;

  function summary(groups, go) {
    const models = [...new Set(groups.flatMap((g) => g.results.map((r) => r.model)))];
    const verdicts = [...new Set(groups.flatMap((g) => g.results.map((r) => r.verdict)))].filter((v) => v);
    const rows = groups.map((group) => make('tr', {},
      make('th', { scope: 'row' }, make('a', { href: `#${group.id}`, click: (event) => { event.preventDefault(); go(group); } },
        group.name)),
      ...models.map((m) => make('td', {}, ...group.results.filter((r) => r.model === m)
        .map((r) => make('span', { class: heddle.badge(r)?.className }, r.verdict))))));
    let text = '';
    let verdict = '';
    const count = make('span', { role: 'status', class: 'count' });
    function filter() {
      let shown = 0;
      groups.forEach((group, i) => {
        const fits = group.name.toLowerCase().includes(text)
          && (verdict === '' || group.results.some((r) => r.verdict === verdict));
        rows[i].hidden = !fits;
        group.element.hidden = !fits;
        shown += fits ? 1 : 0;
      });
      count.textContent = `${shown} of ${groups.length}`;
    }
    const search = make('input', { type: 'search', input: () => { text = search.value.toLowerCase(); filter(); } });
    const numbers = verdicts.map((v) =>
      `${groups.filter((g) => g.results.some((r) => r.verdict === v)).length} ${v}`).join(', ');
    const element = make('section', { class: 'summary', 'aria-label': 'Summary' },
      make('h2', {}, `${groups.length} inputs: ${numbers}`),
      make('div', { class: 'filters', role: 'search' }, make('label', {}, 'Name contains ', search),
        choice('Answer', [['', 'any'], ...verdicts.map((v) => [v, v])], (v) => { verdict = v; filter(); }), count),
      scroller('scroller list', 'All inputs', make('table', { 'aria-label': 'Inputs and models' },
        make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'input'),
          ...models.map((m) => make('th', { scope: 'col' }, m || 'answer')))),
        make('tbody', {}, ...rows))));
    return { element, filter };
  }

  return { summary };
})());
