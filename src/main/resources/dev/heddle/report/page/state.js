'use strict';

/** heddle.statePane: buffers and memory after a step. */
Object.assign(heddle, (() => {
  const { make, term } = heddle;

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
    const pane = heddle.scroller('state', 'Buffers and memory',
      buffered ? make('h4', {}, term('Store buffers')) : null, buffered ? buffers : null,
      make('h4', {}, term('Memory')), memory);
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

  return { statePane };
})());
