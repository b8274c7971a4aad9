'use strict';

/** heddle.diagramPane: the views of an execution, with the current step, and parts of them. */
Object.assign(heddle, (() => {
  const { make, reveal, term } = heddle;

  const ARROWS = [['po', 'program order'], ['rf', 'reads from'], ['fr', 'from read'], ['co', 'coherence'],
    ['su', 'store to commit'], ['uf', 'commit to fence']];

  /** The view that explains most: the cycle, where that is all that is wrong. */
  function firstView(exhibit) {
    return (exhibit.failing ? undefined : exhibit.views.find((v) => v.cycle)) ?? exhibit.views[0];
  }

  /** Hides nodes that are not wanted, and arrows to or from them. */
  function filter(svg, wanted) {
    for (const node of svg.querySelectorAll('.node')) {
      node.classList.toggle('hidden', !wanted(Number(node.dataset.step)));
    }
    for (const arrow of svg.querySelectorAll('.arrow, .label')) {
      arrow.classList.toggle('hidden', !wanted(Number(arrow.dataset.from)) || !wanted(Number(arrow.dataset.to)));
    }
  }

  function legend(svgs) {
    return make('p', { class: 'legend' }, ...ARROWS.filter(([key]) => svgs.some((s) => s.includes(`class="arrow ${key}`)))
      .map(([key, text]) => make('span', { class: key }, make('b', {}, key), ' ', term(key, text))));
  }

  function diagramPane(exhibit, name) {
    const picture = heddle.drawing('Diagram');
    let nodes = new Map();
    let shown;
    let here;
    let current = 0;
    let wanted = () => true;
    function show(n) {
      current = n;
      here?.classList.remove('here');
      here = nodes.get(n);
      here?.classList.add('here');
      if (here) reveal(picture.box, here, picture.head());
    }
    const buttons = exhibit.views.map((view) => make('button', { type: 'button', 'aria-pressed': 'false',
      'data-view': view.key, click: () => choose(view) }, view.title + (view.cycle ? ' (cycle)' : '')));
    function choose(view) {
      exhibit.views.forEach((v, i) => buttons[i].setAttribute('aria-pressed', String(v === view)));
      shown = picture.show(view.svg, `${name}-${view.key}`);
      const found = [...shown.querySelectorAll('.node')].map((n) => [Number(n.dataset.step), n]);
      nodes = new Map(found);
      filter(shown, wanted);
      show(current);
    }
    function restrict(test) {
      wanted = test;
      filter(shown, wanted);
    }
    const pane = make('section', { class: 'diagrams', 'aria-label': 'Diagrams' },
      make('div', { class: 'tools' },
        make('span', { class: 'views', role: 'group', 'aria-label': 'View' }, ...buttons,
          term('The views', '?', 'What do the views show?')), picture.buttons),
      picture.box, legend(exhibit.views.map((v) => v.svg)));
    choose(firstView(exhibit));
    return { pane, show, restrict };
  }

  return { diagramPane };
})());
