/* Plays the films of landing pages (src/web/landers/film.tsx), and pauses them on request and out of sight. */
(() => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const savesData = navigator.connection?.saveData === true;

  const begin = (frame, film) => {
    const button = frame.querySelector('button');
    let wanted = true;
    const show = () => {
      button.setAttribute('aria-label', film.paused ? button.dataset.play : button.dataset.pause);
      frame.toggleAttribute('data-playing', !film.paused);
    };
    // The browser may refuse, for example to save power. The button then starts the film.
    const play = () => film.play().catch(show);
    for (const type of ['play', 'pause']) film.addEventListener(type, show);
    film.addEventListener('playing', () => frame.setAttribute('data-started', ''), { once: true });
    button.addEventListener('click', () => {
      wanted = film.paused;
      if (wanted) play();
      else film.pause();
    });
    calm.addEventListener('change', () => {
      wanted = !calm.matches;
      if (!wanted) film.pause();
    });
    new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) film.pause();
      else if (wanted) play();
    }).observe(frame);
    button.hidden = false;
    show();
  };

  for (const frame of document.querySelectorAll('[data-film]')) {
    const film = frame.querySelector('video');
    if (calm.matches || savesData) {
      film.remove();
      continue;
    }
    film.muted = true;
    // People see the still first, and may read the page before something moves.
    const beginSoon = () => setTimeout(() => begin(frame, film), 1_000);
    if (document.readyState === 'complete') beginSoon();
    else addEventListener('load', beginSoon, { once: true });
  }
})();
