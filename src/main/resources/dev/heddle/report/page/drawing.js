'use strict';

/** heddle.drawing: a picture that can be zoomed, fitted and saved; its heads stay in view. */
Object.assign(heddle, (() => {
  const { make, scroller } = heddle;
  const HEAD = 30;
  const SMALLEST = 0.1;
  const LARGEST = 4;
  const STEP = 1.25;

  /** Text of our own making as elements. */
  function parse(svg) {
    return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
  }

  function save(url, name) {
    make('a', { href: url, download: name }).click();
  }

  function saveSvg(svg, name) {
    save(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, `${name}.svg`);
  }

  /** Twice as large, for slides. */
  function savePng(svg, name) {
    const image = make('img');
    image.onload = () => {
      const canvas = make('canvas', { width: image.width * 2, height: image.height * 2 });
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
      save(canvas.toDataURL('image/png'), `${name}.png`);
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  }

  /** The titles of the columns alone, in a line that stays at the top. */
  function headsOf(svg) {
    const columns = [...svg.querySelectorAll('.column > text')];
    if (columns.length === 0) return null;
    const heads = svg.cloneNode(false);
    heads.removeAttribute('role');
    heads.setAttribute('aria-hidden', 'true');
    heads.append(svg.querySelector('.paper').cloneNode(false), ...columns.map((c) => {
      const group = c.parentNode.cloneNode(false);
      group.append(c.cloneNode(true));
      return group;
    }));
    return heads;
  }

  /**
   * A box for drawings with its buttons. show(svg, name) shows a drawing and returns its element; name is
   * that of its files.
   */
  function drawing(label) {
    const box = scroller('drawing', label);
    let size = { width: 1, height: 1 };
    let zoom = 1;
    let shown;
    let heads;
    let files;
    const percent = make('output', { 'aria-label': 'Zoom' });
    function scale(to) {
      zoom = Math.min(LARGEST, Math.max(SMALLEST, to));
      shown.setAttribute('width', size.width * zoom);
      shown.setAttribute('height', size.height * zoom);
      if (heads) {
        heads.setAttribute('viewBox', `0 0 ${size.width} ${HEAD}`);
        heads.setAttribute('width', size.width * zoom);
        heads.setAttribute('height', HEAD * zoom);
        shown.style.marginTop = `${-HEAD * zoom}px`;
      }
      percent.textContent = `${Math.round(zoom * 100)} %`;
    }
    function fit() {
      scale(Math.min(1, (box.clientWidth - 2) / size.width, Math.max(320, box.clientHeight) / size.height));
      box.scrollTo(0, 0);
    }
    function show(text, name) {
      files = [text, name];
      shown = parse(text);
      size = { width: Number(shown.getAttribute('width')), height: Number(shown.getAttribute('height')) };
      heads = headsOf(shown);
      heads?.classList.add('heads');
      box.replaceChildren(...(heads ? [heads] : []), shown);
      scale(zoom);
      return shown;
    }
    const button = (text, name, action) => make('button', { type: 'button', 'data-drawing': name[0],
      title: name[1], 'aria-label': name[1], click: action }, text);
    const buttons = make('span', { class: 'zoom', role: 'group', 'aria-label': 'Zoom and files' },
      button('−', ['smaller', 'Smaller'], () => scale(zoom / STEP)), percent,
      button('+', ['larger', 'Larger'], () => scale(zoom * STEP)),
      button('100 %', ['whole', 'Original size'], () => scale(1)),
      button('Fit', ['fit', 'Fit into the box'], fit),
      button('SVG', ['svg', 'Save as SVG'], () => saveSvg(...files)),
      button('PNG', ['png', 'Save as PNG'], () => savePng(...files)));
    return { box, buttons, show, head: () => (heads ? HEAD * zoom : 0) };
  }

  return { drawing };
})());
