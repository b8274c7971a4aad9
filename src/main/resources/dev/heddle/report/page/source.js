'use strict';

/** heddle.sourcePane: the files, with the steps that belong to a line beside it. */
Object.assign(heddle, (() => {
  const { make, scroller } = heddle;

  /** What stands beside lines: by file and line, a list of marks. */
  function marksOf(exhibit) {
    const marks = new Map();
    const add = (at, mark, failing) => {
      if (!at.file) return;
      const key = `${at.file}:${at.line}`;
      const old = marks.get(key) ?? { texts: [], failing: false };
      marks.set(key, { texts: [...old.texts, mark], failing: old.failing || failing });
    };
    exhibit.steps.forEach((s, i) => add(s, String(i + 1), i + 1 === exhibit.failing || s.guilty === true));
    exhibit.notes.forEach((n) => add(n, n.level === 'NOTE' ? n.rule : '!', n.level === 'ERROR'));
    return marks;
  }

  function row(line, i, found) {
    const texts = found?.texts ?? [];
    const shown = texts.length > 3 ? `${texts.slice(0, 2).join(' ')} …` : texts.join(' ');
    return make('div', { class: `line${found ? ' marked' : ''}${found?.failing ? ' failing' : ''}` },
      make('span', { class: 'marks', title: texts.length > 3 ? texts.join(' ') : undefined }, shown),
      make('span', { class: 'number' }, String(i + 1)), make('code', {}, line));
  }

  function sourcePane(sources, exhibit) {
    const marks = marksOf(exhibit);
    const rows = new Map();
    const pane = scroller('source', 'Source');
    for (const [file, lines] of Object.entries(sources)) {
      if (lines.length === 0 || marks.size > 0 && ![...marks.keys()].some((k) => k.startsWith(`${file}:`))) continue;
      const body = make('div', { class: 'lines' });
      lines.forEach((line, i) => {
        const found = marks.get(`${file}:${i + 1}`);
        const made = row(line, i, found);
        if (found) rows.set(`${file}:${i + 1}`, made);
        body.append(made);
      });
      pane.append(make('p', { class: 'file' }, file), body);
    }
    if (marks.size === 0) pane.classList.add('plain');
    const first = pane.querySelector('.failing') ?? [...rows.values()][0];
    return { pane, first, row: (step) => (step?.file ? rows.get(`${step.file}:${step.line}`) : undefined) };
  }

  /** The source with the places of all problems, for results that have no execution to show. */
  function problemSource(data) {
    const notes = data.results.flatMap((r) => r.problems).filter((p) => p.file);
    const { pane } = sourcePane(data.sources, { steps: [], notes });
    return pane.hasChildNodes() ? make('section', { class: 'exhibit only-source', 'aria-label': 'Places in the source' }, pane) : null;
  }

  return { sourcePane, problemSource };
})());
