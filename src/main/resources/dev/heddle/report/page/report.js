'use strict';

/** heddle.show: all of a report. */
Object.assign(heddle, (() => {
  const { make } = heddle;

  function show(data, root) {
    const panel = make('div', { class: 'panel' });
    const groups = heddle.groupsOf(data.results);
    let shown;
    function choose(index) {
      shown = heddle.exhibitSection(data.exhibits[index], data);
      panel.replaceChildren(shown.element);
      if (groups.length > 1) root.querySelector(`[data-exhibit="${index}"]`)?.closest('.result').after(panel);
      root.querySelectorAll('[data-exhibit]').forEach((b) => {
        const is = Number(b.dataset.exhibit) === index;
        b.setAttribute('aria-pressed', String(is));
        b.closest('tr')?.classList.toggle('here', b.closest('tr').querySelector(`[data-exhibit="${index}"]`) !== null);
      });
      shown.start();
    }

    /** The part of the page about an input; with many inputs it is made when it is opened. */
    function section(group) {
      const alone = groups.length === 1;
      const title = make('span', { class: 'name' }, group.name);
      if (alone) {
        return make('section', { class: 'result', id: group.id, 'aria-label': group.name },
          make('h2', {}, title), ...heddle.groupBody(group, choose));
      }
      const badges = group.results.map((r) => make('span', { class: heddle.badge(r)?.className }, `${r.model} ${r.verdict}`.trim()));
      const body = make('div');
      return make('details', { class: 'result', id: group.id, toggle: (event) => {
        if (event.target.open && !body.hasChildNodes()) body.append(...heddle.groupBody(group, choose));
      } }, make('summary', {}, title, ' ', ...badges), body);
    }

    function open(group) {
      if (groups.length > 1 && !group.element.open) {
        group.element.querySelector('summary + div').replaceChildren(...heddle.groupBody(group, choose));
        group.element.open = true;
      }
      const first = heddle.firstExhibit(group);
      if (first !== undefined) choose(first);
      else if (panel.hasChildNodes()) panel.replaceChildren();
    }

    groups.forEach((group) => { group.element = section(group); });
    const parts = groups.map((group) => group.element);
    if (groups.length > 1) {
      const table = heddle.summary(groups, (group) => {
        open(group);
        group.element.scrollIntoView();
        group.element.querySelector('summary').focus();
      });
      parts.unshift(table.element);
      root.replaceChildren(make('h1', {}, data.title), ...parts, panel);
      table.filter();
    } else {
      root.replaceChildren(make('h1', {}, data.title), ...parts, panel);
    }
    if (data.dropped > 0) {
      root.firstChild.after(make('p', { class: 'limits' },
        `${data.dropped} executions are left out of this page; run an input alone to see all of its executions.`));
    }
    document.onkeydown = (event) => {
      const typing = event.target.closest?.('input, textarea, select, [contenteditable]');
      const move = shown?.key(event.key);
      if (move && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        move();
      }
    };
    window.onbeforeprint = () => root.querySelectorAll('details').forEach((d) => { d.open = true; });
    const start = groups.find((g) => g.results.some((r) => r.answer === 'FAIL')) ?? groups[0];
    if (start && data.exhibits.length > 0) {
      open(start);
    } else {
      panel.replaceChildren(heddle.problemSource(data) ?? '');
    }
  }

  return { show };
})());
