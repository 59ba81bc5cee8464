/* Optional parts of light pages (src/web/layouts/lander-layout.tsx), which are complete without script. */
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

  // Shown once and not in an installed app; closing it stores the time.
  const warning = document.querySelector('[data-entry-warning]');
  const seen = document.cookie.includes('entry_warning=');
  if (warning && !seen && !matchMedia('(display-mode: standalone)').matches) {
    warning.addEventListener('close', () => keep('entry_warning', new Date().toISOString()));
    warning.showModal();
  }

  // Purge what the browser stores for a member whose session has ended (src/web/accounts/persisted-state.ts,
  // docs/decisions/0123).
  const kept = storage => Object.keys(storage).filter(name => name.startsWith('kept '));
  const memberHere = async () => {
    const answer = await fetch('/api/user.php?hidden=1');
    if (!answer.ok) throw new Error('not told');
    return (await answer.json()).user?.profile.id ?? null;
  };
  const letGo = async () => {
    const storages = [localStorage, sessionStorage];
    if (!storages.some(storage => kept(storage).length > 0)) return;
    let member = await memberHere();
    // Ask twice: the session cookie of a password reset may be on its way.
    if (member === null) {
      await new Promise(resolve => setTimeout(resolve, 3_000));
      member = await memberHere();
    }
    for (const storage of storages) {
      for (const name of kept(storage)) if (name.split(' ')[1] !== member) storage.removeItem(name);
    }
  };
  letGo().catch(() => undefined);

  // Prefetch the assets of the sign-up page on pointer, touch or focus.
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
