'use strict';

/** heddle.exhibitSection: steps through one execution. */
Object.assign(heddle, (() => {
  const { make, reveal, place, plain, term } = heddle;

  function notes(exhibit) {
    const lines = exhibit.notes.map((n) => make('li', { class: n.level === 'ERROR' ? 'error' : undefined },
      n.thread ? `thread ${n.thread}: ` : '', n.text, ' ', n.file ? make('code', { class: 'place' }, place(n)) : null));
    const block = (title, text) => make('div', {}, make('h4', {}, term(title)),
      make('pre', { tabindex: '0', role: 'region', 'aria-label': title }, text));
    return make('div', { class: 'notes' },
      lines.length ? make('ul', {}, ...lines) : null,
      exhibit.printed ? block('Printed', exhibit.printed) : null,
      exhibit.again ? block('Run it again', exhibit.again) : null);
  }

  /** What happens in a step, in a sentence. */
  function sentence(exhibit, at) {
    const s = exhibit.steps[at - 1];
    if (!s) return `Before step 1 of ${exhibit.steps.length}`;
    const from = s.from ? `, from ${s.from}` : '';
    const fails = at === exhibit.failing ? ` — ${exhibit.notes.find((n) => n.level === 'ERROR')?.text ?? 'fails'}` : '';
    return `Step ${at} of ${exhibit.steps.length}: thread ${s.thread}${s.take ? ':' : ''} ${plain(s)}${from}${fails}`;
  }

  const MOVES = [['first', 'Home', 'First', '|◀'], ['back', 'Left arrow', 'Back', '◀'],
    ['next', 'Right arrow', 'Next', '▶'], ['last', 'End', 'Last', '▶|']];

  function exhibitSection(exhibit, { sources, results, title }) {
    const last = exhibit.steps.length;
    let at = 0;
    const remarks = results.flatMap((r) => r.problems).filter((p) => p.level === 'NOTE');
    const source = heddle.sourcePane(sources, { ...exhibit, notes: [...remarks, ...exhibit.notes] });
    const state = heddle.statePane(exhibit);
    const diagram = heddle.diagramPane(exhibit, (exhibit.name || title).replace(/[^\w.+-]+/g, '_'));
    const steps = heddle.stepTable(exhibit, go);
    const filters = heddle.filters(exhibit, (wanted) => { diagram.restrict(wanted); steps.restrict(wanted); });
    const now = make('p', { class: 'now', role: 'status', 'aria-live': 'polite' });
    const slider = make('input', { type: 'range', min: '0', max: String(last), value: '0', 'aria-label': 'Step',
      input: () => go(Number(slider.value)) });
    const targets = { first: () => 0, back: () => at - 1, next: () => at + 1, last: () => last };
    const buttons = MOVES.map(([name, key, label, sign]) => make('button', { type: 'button', class: 'move',
      'data-move': name, title: `${label} (${key})`, 'aria-label': label, click: () => go(targets[name]()) }, sign));
    if (exhibit.failing) {
      buttons.push(make('button', { type: 'button', class: 'move failure', 'data-move': 'failure',
        click: () => go(exhibit.failing) }, 'Failure'));
    }
    let marked;
    function go(n) {
      at = Math.max(0, Math.min(last, n));
      slider.value = String(at);
      slider.setAttribute('aria-valuetext', `${at} of ${last}`);
      now.textContent = sentence(exhibit, at);
      now.classList.toggle('failing', at > 0 && at === exhibit.failing);
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
      make('div', { class: 'stepper' }, ...buttons, slider, now),
      make('div', { class: 'panes' }, source.pane, state.pane),
      filters, diagram.pane, notes(exhibit), steps.pane);
    const start = () => {
      if (source.first) reveal(source.pane, source.first);
      go(exhibit.failing ?? 0);
    };
    const keys = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };
    return { element, start, key: (name) => (keys[name] ? () => go(targets[keys[name]]()) : undefined) };
  }

  return { exhibitSection };
})());
