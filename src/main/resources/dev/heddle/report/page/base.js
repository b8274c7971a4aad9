'use strict';

/** heddle.show(data, element) puts a report there. Texts of the data become text nodes, nothing else. */
const heddle = (() => {
  /** An element with attributes (a function is a listener) and children. */
  function make(name, attributes = {}, ...children) {
    const e = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === 'function') e.addEventListener(key, value);
      else if (value !== undefined && value !== false) e.setAttribute(key, value === true ? '' : value);
    }
    e.append(...children.filter((c) => c !== undefined && c !== null));
    return e;
  }

  /** Brings a part of a box that scrolls into sight, and moves nothing else. */
  function reveal(box, part, top = 0) {
    const outer = box.getBoundingClientRect();
    const inner = part.getBoundingClientRect();
    if (inner.top < outer.top + top || inner.bottom > outer.bottom) {
      box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    }
    if (inner.left < outer.left || inner.right > outer.right) {
      box.scrollLeft += inner.left - outer.left - 24;
    }
  }

  /** The name of a file and the line, for a position. */
  function place(at) {
    return at.file ? `${at.file.split('/').pop()}:${at.line}` : '';
  }

  /** What a step does, without the arrow that columns of text need. */
  function plain(step) {
    return step.text.replace(/^~> /, '');
  }

  /** A box that scrolls, for keyboards and screen readers as well. */
  function scroller(kind, label, ...children) {
    return make('div', { class: kind, tabindex: '0', role: 'region', 'aria-label': label }, ...children);
  }

  /** A select with its label. */
  function choice(label, options, change) {
    const select = make('select', { change: () => change(select.value) },
      ...options.map(([value, text]) => make('option', { value }, text)));
    return make('label', {}, `${label} `, select);
  }

  return { make, reveal, place, plain, scroller, choice };
})();
