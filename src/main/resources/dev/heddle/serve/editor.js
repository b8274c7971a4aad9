'use strict';

/** The editor of the page, and its marks at lines. */
const editor = (() => {
  CodeMirror.defineSimpleMode('litmus', {
    start: [
      { regex: /"[^"]*"/, token: 'string' },
      { regex: /\(\*.*?\*\)|\/\/.*/, token: 'comment' },
      { regex: /\b(exists|forall|filter|locations|with|final)\b|~exists/, token: 'keyword' },
      { regex: /^(C|X86|X86_64)\b/, token: 'keyword' },
      { regex: /\b(MOV|XCHG|MFENCE|LFENCE|SFENCE|CMP|CMPXCHG|INC|DEC|ADD|SUB|XADD|LOCK|J\w+)[BWLQ]?\b/i, token: 'builtin' },
      { regex: /\b(if|else|while|do|for|return|int|void|volatile|atomic_\w+|memory_order_\w+|\w+_explicit)\b/, token: 'keyword' },
      { regex: /\bP\d+\b/, token: 'def' },
      { regex: /\b(E?[A-D]X|R\d+|[RE]?[SD]I)\b/, token: 'variable-2' },
      { regex: /\$?-?\b\d\w*\b/, token: 'number' },
    ],
    meta: { lineComment: '//' },
  });
  CodeMirror.defineSimpleMode('automaton', {
    start: [
      { regex: /#.*/, token: 'comment' },
      { regex: /\b(thread|initial|final|transition|memory|domain)\b/, token: 'keyword' },
      { regex: /\b(read|write|local|check|noop|mfence|fence|lock|unlock)\b/, token: 'builtin' },
      { regex: /-?\b\d+\b/, token: 'number' },
    ],
    meta: { lineComment: '#' },
  });

  const MODES = { c: 'text/x-csrc', litmus: 'litmus', automaton: 'automaton' };
  const editor = CodeMirror(document.getElementById('text'), {
    lineNumbers: true,
    matchBrackets: true,
    gutters: ['marks', 'CodeMirror-linenumbers'],
    inputStyle: 'contenteditable',
    screenReaderLabel: 'Program',
    extraKeys: { Tab: false, 'Shift-Tab': false },
    tabSize: 2,
    indentUnit: 2,
  });
  editor.getInputField().setAttribute('role', 'textbox');
  editor.getInputField().setAttribute('aria-multiline', 'true');

  function language(name) {
    editor.setOption('mode', MODES[name]);
  }

  let lines = [];

  /** Marks lines: a list of objects with line (from 1), text, and level. */
  function mark(notes) {
    editor.clearGutter('marks');
    lines.forEach((l) => editor.removeLineClass(l, 'background'));
    lines = [];
    const byLine = new Map();
    for (const n of notes) byLine.set(n.line, [...(byLine.get(n.line) ?? []), n]);
    for (const [line, all] of byLine) {
      if (line < 1 || line > editor.lineCount()) continue;
      const text = all.map((n) => n.text).join('\n');
      const error = all.some((n) => n.level !== 'NOTE');
      const sign = heddle.make('span', { class: error ? 'error-mark' : 'note-mark', role: 'img', title: text,
        'aria-label': `line ${line}: ${text}` }, error ? '●' : '◆');
      editor.setGutterMarker(line - 1, 'marks', sign);
      lines.push(editor.addLineClass(line - 1, 'background', error ? 'error-line' : 'note-line'));
    }
  }

  function go(line, column) {
    editor.setCursor(line - 1, Math.max(0, column - 1));
    editor.focus();
  }

  return {
    text: () => editor.getValue(),
    setText: (text) => editor.setValue(text),
    onChange: (listener) => editor.on('change', listener),
    language, mark, go,
  };
})();
