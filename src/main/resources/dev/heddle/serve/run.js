'use strict';

/** Runs: what is typed goes to /run, whose answer comes line by line. */
const runs = (() => {
  /** One run; its answer, or an error. */
  function start(input, progress) {
    const abort = new AbortController();
    let id;
    async function follow() {
      const response = await fetch('/run', { method: 'POST', body: JSON.stringify(input), signal: abort.signal,
        headers: { 'Content-Type': 'application/json' } });
      if (!response.ok) throw new Error((await response.text()).trim());
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      let last;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const parts = (rest + part.value).split('\n');
        rest = parts.pop();
        for (const text of parts) {
          last = JSON.parse(text);
          if (last.run) id = last.run;
          if (last.progress) progress(last.progress);
        }
      }
      if (last?.refused) throw new Error(last.refused);
      if (last?.code === undefined) throw new Error('the run ended without an answer');
      return last;
    }
    /** Asks for what the run has so far; one that still waits for its turn is given up. */
    function stop() {
      if (id === undefined) abort.abort();
      else fetch('/stop', { method: 'POST', body: JSON.stringify({ run: id }), headers: { 'Content-Type': 'application/json' } });
    }
    return { answer: follow(), stop };
  }

  /** Several pages as one: the numbers of executions go on. */
  function merge(pages) {
    const all = { title: pages[0].title, dropped: 0, results: [], exhibits: [], sources: {} };
    for (const page of pages) {
      const first = all.exhibits.length;
      const shift = (x) => (x.exhibit === undefined ? x : { ...x, exhibit: x.exhibit + first });
      all.results.push(...page.results.map((r) => ({ ...r, problems: r.problems.map(shift),
        table: r.table && { ...r.table, rows: r.table.rows.map(shift) } })));
      all.exhibits.push(...page.exhibits);
      all.dropped += page.dropped;
      Object.assign(all.sources, page.sources);
    }
    return all;
  }

  return { start, merge };
})();
