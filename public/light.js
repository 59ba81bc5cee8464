/* What is nice to have on light pages (src/web/layouts/lander-layout.tsx); they are complete without it. */
(() => {
  const root = document.documentElement;
  const keep = (name, value) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
  };

  const scheme = document.querySelector('[data-scheme-switch]');
  if (scheme) {
    scheme.hidden = false;
    scheme.addEventListener('click', event => {
      const value = event.target.closest('button')?.value;
      if (!value) return;
      keep('scheme', value);
      root.dataset.scheme = value;
      scheme.querySelector(`button:not([value=${value}])`).focus();
    });
  }

  // Shown once, not in an installed app; closing it, in whatever way, is remembered with its time.
  const warning = document.querySelector('[data-entry-warning]');
  const seen = document.cookie.includes('entry_warning=');
  if (warning && !seen && !matchMedia('(display-mode: standalone)').matches) {
    warning.addEventListener('close', () => keep('entry_warning', new Date().toISOString()));
    warning.showModal();
  }

  // A finger on the sign-up link: its page begins to load before the finger is lifted.
  const warm = async () => {
    const page = new DOMParser().parseFromString(await (await fetch('/signup')).text(), 'text/html');
    for (const link of page.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')) {
      const ahead = document.createElement('link');
      ahead.rel = 'prefetch';
      ahead.href = link.getAttribute('href');
      document.head.append(ahead);
    }
  };
  for (const link of document.querySelectorAll('a[href="/signup"]')) {
    for (const sign of ['pointerenter', 'touchstart', 'focus']) {
      link.addEventListener(sign, () => warm().catch(() => undefined), { once: true, passive: true });
    }
  }
})();
