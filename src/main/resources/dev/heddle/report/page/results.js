'use strict';

/** heddle.resultGroups: the answers, those about one input together. */
Object.assign(heddle, (() => {
  const { make, place, term, scroller } = heddle;

  /** The class for the colours of a verdict. */
  function look(result) {
    const words = ['Allowed', 'Forbidden'];
    return words.includes(result.verdict) && result.answer !== 'FAIL' ? result.verdict.toLowerCase()
      : result.answer.toLowerCase();
  }

  function badge(result) {
    return result.verdict === '' ? null : make('span', { class: `badge ${look(result)}` }, term(result.verdict));
  }

  function figures(result) {
    return make('dl', { class: 'figures' },
      ...result.figures.map(([name, value]) => make('div', {}, make('dt', {}, term(name)), make('dd', {}, value))));
  }

  function limits(result) {
    return result.limits.length === 0 ? null
      : make('ul', { class: 'limits' }, ...result.limits.map((l) => make('li', {}, `Incomplete: ${l}`)));
  }

  /** A button that shows an execution; all of them together know which one is shown. */
  function opener(index, text, about, choose) {
    return make('button', { type: 'button', class: 'opener', 'data-exhibit': index, 'aria-label': `${text}: ${about}`,
      'aria-pressed': 'false', click: (event) => { event.stopPropagation(); choose(index); } }, text);
  }

  function problems(result, choose) {
    return result.problems.length === 0 ? null
      : make('ol', { class: 'problems' }, ...result.problems.map((p) => make('li', { class: p.level.toLowerCase() },
        make('strong', {}, term(p.rule)), p.message.startsWith(p.rule) ? '' : ' ',
        make('span', { class: 'message' }, p.message.startsWith(p.rule) ? p.message.slice(p.rule.length) : p.message), ' ',
        p.file ? make('code', { class: 'place' }, place(p)) : null, ' ',
        p.exhibit === undefined ? null : opener(p.exhibit, 'Show execution', p.message, choose))));
  }

  function table(result, choose) {
    if (!result.table || result.table.states) return null;
    const { caption, head, rows } = result.table;
    const withButtons = rows.some((r) => r.exhibit !== undefined);
    const numbers = head.map((_, i) => rows.every((r) => /^[<>-]?[\d.,]*[%x]?$/.test(r.cells[i])));
    const side = (i) => (numbers[i] ? 'number' : undefined);
    return scroller('scroller', caption.split('\n')[0], make('table', { class: 'outcomes' },
      make('caption', {}, caption),
      make('thead', {}, make('tr', {}, ...head.map((h, i) => make('th', { scope: 'col', class: side(i) }, term(h))),
        withButtons ? make('th', { scope: 'col' }, 'steps') : null)),
      make('tbody', {}, ...rows.map((r) => make('tr', {
        class: `${r.marked ? 'marked' : ''} ${r.exhibit === undefined ? '' : 'choice'}`,
        click: r.exhibit === undefined ? undefined : () => choose(r.exhibit),
      }, ...r.cells.map((c, i) => make('td', { class: side(i) }, c)),
      withButtons ? make('td', {}, r.exhibit === undefined ? '' : opener(r.exhibit, 'Show',
        r.cells.map((c, i) => `${head[i]} ${c}`).join(', '), choose)) : null)))));
  }

  function picture({ key, title, svg }, name) {
    const drawn = heddle.drawing(title);
    drawn.show(svg, `${name}-${key}`.replace(/[^\w.+-]+/g, '_'));
    if (key === 'tree') { // its root is in the middle
      requestAnimationFrame(() => { drawn.box.scrollLeft = (drawn.box.scrollWidth - drawn.box.clientWidth) / 2; });
    }
    return make('div', { class: 'extra' }, make('h3', {}, term(title)), make('div', { class: 'tools' }, drawn.buttons),
      drawn.box);
  }

  /** Lines of a patch in their colours. */
  function patch(text) {
    const kind = (line) => (/^(\+\+\+|---|@@)/.test(line) ? 'where' : line.startsWith('+') ? 'added'
      : line.startsWith('-') ? 'removed' : undefined);
    return text.split('\n').map((line) => make('span', { class: kind(line) }, `${line}\n`));
  }

  function listing({ title, text }) {
    const box = scroller('listing', title, ...(title === 'Patch' ? patch(text) : [text]));
    return make('div', { class: 'extra' }, make('h3', {}, term(title)), box);
  }

  function modelPart(result, choose) {
    return make('article', { class: 'answer', 'aria-label': `${result.name} ${result.model}`.trim() },
      make('p', { class: 'verdict' }, badge(result), ' ', result.model ? term(result.model) : null),
      make('p', { class: 'headline' }, result.headline),
      figures(result), limits(result), problems(result, choose), table(result, choose),
      ...result.appendices.map((a) => (a.svg === undefined ? listing(a) : picture(a, `${result.name}-${result.model}`))));
  }

  /** Results about one input, in their order. */
  function groupsOf(results) {
    const groups = new Map();
    for (const r of results) {
      const key = JSON.stringify([r.name, ...r.files]);
      groups.set(key, [...(groups.get(key) ?? []), r]);
    }
    return [...groups.values()].map((all, index) => ({ name: all[0].name, results: all, id: `result-${index + 1}` }));
  }

  function groupBody(group, choose) {
    return [make('div', { class: 'answers' }, ...group.results.map((r) => modelPart(r, choose))),
      heddle.stateMatrix(group.results, choose)].filter((x) => x);
  }

  /** What is shown first of a group: the error, or what satisfies the condition. */
  function firstExhibit(group) {
    const all = group.results.flatMap((r) => [
      ...r.problems.filter((p) => p.level === 'ERROR'),
      ...(r.table?.rows ?? []).filter((row) => row.marked),
      ...r.problems, ...(r.table?.rows ?? [])]);
    const rank = (x) => (x.level === 'ERROR' ? 0 : x.marked ? 1 : 2);
    return all.filter((x) => x.exhibit !== undefined).sort((a, b) => rank(a) - rank(b))[0]?.exhibit;
  }

  return { badge, groupsOf, groupBody, firstExhibit, opener };
})());
