'use strict';

/** heddle.term(word) is a word that explains itself when it is pressed. */
Object.assign(heddle, (() => {
  const { make } = heddle;

  const texts = {
    // verdicts
    PASS: 'No execution fails, and none was left out: no limit was reached.',
    FAIL: 'Some execution fails. It is shown step by step.',
    UNKNOWN: 'No error was found, but a limit left executions out, or none is complete. The limits are listed.',
    Allowed: 'Some execution under this model ends in a state for which the proposition holds.',
    Forbidden: 'No execution under this model ends in a state for which the proposition holds.',
    Unknown: 'No such state was found, but a limit left executions out.',
    Symbolic: 'Values were ignored: branches go both ways, and there are no final states.',
    // models
    sc: 'Sequential consistency: threads take turns, and every store reaches memory at once.',
    tso: 'Total store order (x86): each thread has a buffer of stores, which reach memory later, in order.'
      + ' A thread reads its own buffer first.',
    pso: 'Partial store order: a thread has a buffer for each location, so that its stores to different'
      + ' locations can reach memory in any order.',
    'pso-sparc': 'Partial store order as in SPARC V9: atomic updates wait only for own stores of the same bytes.',
    rmo: 'Relaxed memory order (SPARC): loads and stores of different locations are not ordered.',
    // numbers
    executions: 'How many different executions were explored. Executions that differ only in the order of'
      + ' independent steps count once.',
    'final states': 'How many different final states the executions end in.',
    'executions that satisfy it': 'Executions whose final state satisfies the proposition.',
    'executions that do not': 'Executions whose final state does not satisfy the proposition.',
    'blocked by an assumption': 'Executions that end early because an assumption of the program does not hold.',
    'blocked spinning': 'Executions in which a thread waits in a loop for something that does not happen there.',
    'cut by a bound': 'Executions that were cut because a loop reached its bound.',
    redundant: 'Executions that the search began although an equivalent one is known.',
    traces: 'How many executions of sequential consistency were monitored.',
    'with violations': 'Monitored executions after which a relaxed machine can do what SC cannot.',
    'distinct violations': 'Violations at different places of the program.',
    errors: 'Errors of other kinds that were seen on the way.',
    generated: 'Executions that were generated, whole or in part.',
    dropped: 'Executions that were given up because no normal form continues them.',
    kept: 'Complete executions in normal form: one of each class.',
    steps: 'How many steps are shown.',
    queries: 'How many searches of states were made.',
    plausible: 'How many attacks were possible at first sight.',
    states: 'How many states were searched.',
    rounds: 'How many rounds the search took; each adds delayed stores.',
    fences: 'How many fences are needed.',
    cost: 'The cost of all fences together: 1 each, unless another cost was asked for.',
    searches: 'How many searches for a bad execution were made.',
    threads: 'How many threads the program has.',
    globals: 'How many global variables the program has.',
    instructions: 'How many instructions all threads have together.',
    transitions: 'How many transitions all automata have together.',
    'measured on': 'The machine on which this was measured.',
    // what the words of tables and panes mean
    execution: 'One way in which the program can run; select it to see its steps.',
    'final state': 'The values of registers and memory when all threads have ended.',
    'Final states': 'Each row is a final state, each column a memory model. The number says how many executions'
      + ' end there. A dash: no execution does. Rows for which the proposition holds come first.',
    'Store buffers': 'Stores that a thread has made, and that the other threads cannot see yet.',
    Memory: 'The locations that the steps touch, with their values after the current step.',
    'The views': 'Chronological: time runs downwards; a store and its commit, when it reaches memory, are'
      + ' separate boxes. Shasha-Snir: a store and its commit are one box; if SC does not have the execution,'
      + ' there is a cycle, in bold.',
    'Thread and location': 'Shows only the steps of one thread, or on one location.',
    'Printed': 'What the program printed in this execution.',
    'Run it again': 'The command that runs exactly this execution.',
    Patch: 'The change of the source that inserts the fences, for the program patch.',
    'The program that is run': 'What Heddle makes of the test: every instruction with addresses, sizes and fences.',
    'The program': 'The automata in their own language.',
    'The program with the fences': 'The automata with the fences, to be saved as a file.',
    'Tree of executions': 'The root is the beginning; each node adds one event. Dropped nodes are grey,'
      + ' complete executions green.',
    'The automata': 'One column for each thread. A state is a box with its transitions; the first state has a'
      + ' bold frame, a final one a double frame.',
    // arrows
    po: 'Program order: one step after another of a thread. Between commits: the order of the buffer.',
    rf: 'Reads from: from a write to a load that gets its value.',
    fr: 'From read: from a load to the write that replaces what it read.',
    co: 'Coherence: from a write to the next one to that location.',
    su: 'From a store to its commit, when it reaches memory.',
    uf: 'From a commit to the fence that waits for it.',
    // errors
    assertion: 'An assertion of the program does not hold.',
    deadlock: 'Threads wait for each other for ever.',
    livelock: 'Threads go on for ever without getting anywhere.',
    'double free': 'Memory is freed a second time.',
    'invalid free': 'What is freed is no object of the heap.',
    'use after free': 'Memory is used after it was freed.',
    'write to a constant': 'A constant object is written.',
    'out of bounds': 'An access outside of an object.',
    'null pointer': 'An access through a null pointer.',
    'wild pointer': 'An access to an address where no object is.',
    'uninitialised read': 'Memory is read before anything was written there.',
    leak: 'An object of the heap is never freed.',
    'division by zero': 'A division by zero.',
    overflow: 'The result of signed arithmetic does not fit.',
    'mutex misuse': 'A lock is used in a way that its standard forbids.',
    'join misuse': 'A thread is joined in a way that its standard forbids.',
    abort: 'The program aborts.',
    unreachable: 'A place that the program says is never reached.',
    'bad call': 'A function is called in a way that its type does not allow.',
    misuse: 'A function of the library is used in a way that its standard forbids.',
    'data race': 'Two threads access the same memory at the same time, one of them writes, and no atomic'
      + ' operation orders them.',
    'not robust': 'An execution that sequential consistency does not have: its steps form a cycle.',
    reachable: 'The goal, or the error, can be reached.',
    fence: 'A fence is needed before this line.',
    'no set of fences suffices': 'The error is possible with all fences, or under sequential consistency.',
  };

  /** The text about a word; undefined if there is none. */
  function about(word) {
    return Object.hasOwn(texts, word) ? texts[word] : undefined;
  }

  let help;
  let open;

  function close() {
    open?.setAttribute('aria-expanded', 'false');
    open = undefined;
    help?.remove();
  }

  /** Puts the text below or above the word, inside of the window. */
  function explain(button, text) {
    const again = open === button;
    close();
    if (again) return;
    open = button;
    button.setAttribute('aria-expanded', 'true');
    help = make('div', { class: 'help', role: 'status', popover: 'manual' });
    button.after(help);
    help.showPopover();
    help.textContent = text;
    const at = button.getBoundingClientRect();
    const room = document.documentElement.clientWidth - help.offsetWidth - 8;
    const below = at.bottom + help.offsetHeight + 8 < window.innerHeight;
    help.style.left = `${Math.max(8, Math.min(at.left, room))}px`;
    help.style.top = `${below ? at.bottom + 4 : Math.max(8, at.top - help.offsetHeight - 4)}px`;
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && open) {
      open.focus();
      close();
    }
  });
  document.addEventListener('click', (event) => {
    if (open && !help.contains(event.target) && !open.contains(event.target)) close();
  });

  document.addEventListener('scroll', () => close(), { capture: true, passive: true });

  /** A word, shown as such or otherwise (label is for those who do not see it), with its explanation, if any. */
  function term(word, shown = word, label = undefined) {
    const text = about(word);
    if (text === undefined) return make('span', { class: 'word' }, shown);
    const button = make('button', { type: 'button', class: 'term', 'aria-expanded': 'false',
      'data-term': word, 'aria-label': label, click: (event) => { event.preventDefault(); explain(button, text); } }, shown);
    return make('span', { class: 'word' }, button);
  }

  return { about, term };
})());
