'use strict';

/** heddle.stateMatrix: final states by models. */
Object.assign(heddle, (() => {
  const { make, term, scroller } = heddle;

  /** The states of all models; those that satisfy the proposition come first. */
  function statesOf(results) {
    const states = new Map();
    for (const result of results) {
      for (const row of result.table.rows) {
        const key = JSON.stringify(row.cells.slice(1));
        const state = states.get(key) ?? { cells: row.cells.slice(1), marked: row.marked, rows: new Map() };
        state.rows.set(result, row);
        states.set(key, state);
      }
    }
    return [...states.values()].sort((a, b) => Number(b.marked) - Number(a.marked));
  }

  function cell(result, state, names, choose) {
    const row = state.rows.get(result);
    if (!row) {
      const known = result.limits.length === 0;
      return make('td', { class: known ? 'never' : 'unknown' },
        make('span', { 'aria-hidden': 'true' }, known ? '–' : '?'),
        make('span', { class: 'unseen' }, known ? 'no execution' : 'not known'));
    }
    const about = `${result.model}, ${state.cells.map((c, i) => `${names[i]} ${c}`).join(', ')}`;
    return make('td', { class: `some${row.exhibit === undefined ? '' : ' choice'}`,
      click: row.exhibit === undefined ? undefined : () => choose(row.exhibit) },
    row.exhibit === undefined ? row.cells[0] : heddle.opener(row.exhibit, row.cells[0], `executions under ${about}`, choose));
  }

  function stateMatrix(all, choose) {
    const results = all.filter((r) => r.table?.states);
    if (results.length === 0 || results.every((r) => r.table.rows.length === 0)) return null;
    const names = results[0].table.head.slice(1);
    const head = make('tr', {}, ...names.map((n) => make('th', { scope: 'col' }, n)),
      ...results.map((r) => make('th', { scope: 'col' }, `${r.model} `, heddle.badge(r))));
    const rows = statesOf(results).map((state) => make('tr', { class: state.marked ? 'marked' : undefined },
      ...state.cells.map((c) => make('td', { class: 'number' }, c)),
      ...results.map((r) => cell(r, state, names, choose))));
    const marked = results.some((r) => r.table.rows.some((row) => row.marked));
    return scroller('scroller', 'Final states', make('table', { class: 'matrix' },
      make('caption', {}, term('Final states'), marked ? '; in bold those for which the proposition holds' : ''),
      make('thead', {}, head), make('tbody', {}, ...rows)));
  }

  return { stateMatrix };
})());
