/* Buttons and dragging for the wall of src/web/landers/gallery, which scrolls without script, too. */
(() => {
  const wall = document.querySelector('[data-wall]');
  const buttons = document.querySelector('[data-wall-buttons]');
  if (!wall || !buttons) return;
  const works = [...wall.querySelectorAll('[data-work]')];
  const middleOf = element => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const nearest = () => {
    const distances = works.map(work => Math.abs(middleOf(work) - middleOf(wall)));
    return distances.indexOf(Math.min(...distances));
  };
  const [previous, next] = buttons.querySelectorAll('button');
  const update = () => {
    previous.disabled = wall.scrollLeft < 8;
    next.disabled = wall.scrollLeft > wall.scrollWidth - wall.clientWidth - 8;
  };
  buttons.addEventListener('click', event => {
    const step = Number(event.target.closest('button')?.value);
    const work = works[Math.min(Math.max(nearest() + step, 0), works.length - 1)];
    if (work) wall.scrollBy({ left: middleOf(work) - middleOf(wall) });
  });
  wall.addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  update();
  buttons.hidden = false;

  // A mouse drags the wall; a click after a drag opens no member.
  let from = null;
  let dragged = false;
  wall.addEventListener('pointerdown', event => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.target.closest('form')) return;
    from = { x: event.clientX, left: wall.scrollLeft };
    dragged = false;
  });
  addEventListener('pointermove', event => {
    if (!from) return;
    if (Math.abs(event.clientX - from.x) > 6) dragged = true;
    if (!dragged) return;
    wall.dataset.dragged = '';
    wall.scrollTo({ left: from.left - (event.clientX - from.x), behavior: 'instant' });
  });
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      from = null;
      delete wall.dataset.dragged;
    });
  }
  wall.addEventListener('dragstart', event => event.preventDefault());
  wall.addEventListener('click', event => {
    // A key causes a click without detail.
    if (dragged && event.detail > 0) event.preventDefault();
    dragged = false;
  });
})();
