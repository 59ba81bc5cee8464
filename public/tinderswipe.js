/* Optional part of the landing page src/web/landers/tinderswipe, whose cards are radio buttons and work without script:
   dragging, arrow keys, and storing the yeses also if the visitor leaves the page. */
(() => {
  const stack = document.querySelector('[data-stack]');
  if (!stack) return;
  const status = document.querySelector('[data-stack-status]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const cards = () => [...stack.children];
  const answerOf = card => card.querySelector('[data-answer]:checked')?.value;
  const current = () => cards().find(card => !answerOf(card));

  // The names and limits are those of EARLY_LIKES in src/contract/constants.ts.
  const stored = () => /(?:^|; )early_likes=([\w.-]*)/.exec(document.cookie)?.[1].split('.') ?? [];
  const store = () => {
    const answered = new Map(cards().map(card => [card.dataset.card, answerOf(card)]));
    const yeses = [...answered.keys()].filter(id => id && answered.get(id) === 'yes');
    const earlier = stored().filter(id => id && !answered.has(id));
    const ids = [...yeses, ...earlier].slice(0, 10);
    const age = ids.length > 0 ? 604800 : 0;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `early_likes=${ids.join('.')}; path=/; max-age=${age}; samesite=lax${secure}`;
  };

  const announce = () => {
    const next = current();
    const label = (next ?? document.getElementById('start')).querySelector('legend, h2');
    status.textContent = label?.textContent ?? '';
  };

  // Closes the gaps that noes leave between the yeses.
  const fan = () => {
    const yeses = cards().filter(card => answerOf(card) === 'yes');
    for (const [index, card] of yeses.entries())
      card.style.setProperty('--from-middle', index - (yeses.length - 1) / 2);
  };
  const refresh = () => {
    fan();
    store();
    announce();
  };

  const decide = (card, verdict) => {
    const input = card.querySelector(`[data-answer][value=${verdict}]`);
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  stack.addEventListener('change', ({ target }) => {
    refresh();
    // A button that has the focus of the keyboard disappears with its card.
    if (!target.matches(':focus-visible')) return;
    const next =
      current()?.querySelector(`[value=${target.value}]`) ?? document.querySelector('#start [name=name]');
    next.focus({ preventScroll: true });
  });
  // The form's other button puts the cards back; the radio buttons change after the event.
  addEventListener('reset', () => setTimeout(refresh));

  addEventListener('keydown', event => {
    const verdict = { ArrowLeft: 'no', ArrowRight: 'yes' }[event.key];
    const card = current();
    const isTyping = event.target.closest('input:not([type=radio]), textarea, select, dialog[open]');
    if (!verdict || !card || isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    decide(card, verdict);
  });

  // Dragging, as in src/web/likes/swipe-game: a flick or a third of the width decides, otherwise the card springs back.
  const poseOf = (x, y) =>
    `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${(x * 0.045).toFixed(2)}deg)`;
  const paint = (face, x, y) => {
    face.style.transition = 'none';
    face.style.transform = poseOf(x, y);
    for (const stamp of face.querySelectorAll('[data-stamp]')) {
      const share = (stamp.dataset.stamp === 'yes' ? x : -x) / 110;
      stamp.style.opacity = Math.max(0, Math.min(1, share)).toFixed(2);
    }
  };
  const release = face => {
    face.style.transition = face.style.transform = '';
    for (const stamp of face.querySelectorAll('[data-stamp]')) stamp.style.opacity = '';
  };
  const springBack = (face, fromX, fromY, velocity) => {
    release(face);
    if (reduced.matches) return;
    const frames = [];
    let [x, speed] = [fromX, velocity];
    while (frames.length < 60 && (Math.abs(x) > 0.5 || Math.abs(speed) > 30)) {
      frames.push({ transform: poseOf(x, fromX ? (fromY * x) / fromX : 0) });
      speed += (-320 * x - 24 * speed) / 60;
      x += speed / 60;
    }
    frames.push({ transform: 'none' });
    face.animate(frames, { duration: (frames.length * 1000) / 60 });
  };

  let drag = null;
  stack.addEventListener('pointerdown', event => {
    const face = event.target.closest('[data-face]');
    if (!face || event.button !== 0 || !event.isPrimary || !current()?.contains(face)) return;
    drag = {
      face,
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      dx: 0,
      dy: 0,
      moves: false,
      trail: [],
    };
  });
  stack.addEventListener('pointermove', event => {
    if (drag?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moves) {
      if (Math.abs(dx) < 8 || Math.abs(dx) < Math.abs(dy)) return;
      drag.moves = true;
      drag.face.setPointerCapture(event.pointerId);
    }
    Object.assign(drag, { dx, dy: dy * 0.3 });
    drag.trail = [
      ...drag.trail.filter(({ at }) => event.timeStamp - at < 100),
      { x: dx, at: event.timeStamp },
    ];
    cancelAnimationFrame(drag.frame);
    drag.frame = requestAnimationFrame(() => drag && paint(drag.face, drag.dx, drag.dy));
  });
  const end = event => {
    if (drag?.id !== event.pointerId) return;
    const { face, dx, dy, moves, trail, frame } = drag;
    drag = null;
    cancelAnimationFrame(frame);
    if (!moves) return;
    const recent = trail.filter(({ at }) => event.timeStamp - at < 100);
    const [first, last] = [recent[0], recent.at(-1)];
    const speed = last ? ((last.x - first.x) / Math.max(16, event.timeStamp - first.at)) * 1000 : 0;
    const isFlick = Math.abs(speed) > 600 && speed * dx > 0 && Math.abs(dx) > 24;
    const isDecided = event.type === 'pointerup' && (isFlick || Math.abs(dx) > face.offsetWidth / 3);
    if (!isDecided) return springBack(face, dx, dy, speed);
    paint(face, dx, dy);
    decide(face.closest('[data-card]'), dx > 0 ? 'yes' : 'no');
    // The transition to where the answer takes the card begins where the finger left it.
    void face.offsetWidth;
    release(face);
  };
  stack.addEventListener('pointerup', end);
  stack.addEventListener('pointercancel', end);
  stack.addEventListener('dragstart', event => event.preventDefault());

  // Cards that got a yes on an earlier visit begin in the fan.
  const known = stored();
  for (const card of cards().reverse()) {
    if (!card.dataset.card || answerOf(card) || !known.includes(card.dataset.card)) continue;
    stack.prepend(card);
    card.querySelector('[value=yes]').checked = true;
  }
  fan();
})();
