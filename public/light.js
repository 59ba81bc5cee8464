/* Optional parts of light pages (src/web/app/layouts/lander-layout.tsx), which are complete without script. */
(() => {
  const root = document.documentElement;
  const setCookie = (name, value) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
  };

  const themeSwitch = document.querySelector('[data-scheme-switch]');
  if (themeSwitch) {
    themeSwitch.hidden = false;
    themeSwitch.addEventListener('click', event => {
      const value = event.target.closest('button')?.value;
      if (!value) return;
      setCookie('scheme', value);
      root.dataset.scheme = value;
      themeSwitch.querySelector(`button:not([value=${value}])`).focus();
    });
  }

  // Menus close by Escape and by a press elsewhere, as those of other pages (src/web/ui/dropdown.tsx).
  const menus = [...document.querySelectorAll('details[name=menu]')];
  const closeMenusOutside = ({ target, type }) => {
    const open = menus.filter(menu => menu.open && !menu.contains(target));
    for (const menu of open) menu.open = false;
    if (open.length > 0 && type === 'pointerdown') ignorePress();
  };
  // The press that closes a menu presses nothing else. Browsers send its click after the finger is lifted.
  const ignorePress = () => {
    const page = document.querySelector('main');
    if (!page) return;
    page.inert = true;
    const release = () => setTimeout(() => (page.inert = false), 100);
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, release, { once: true });
  };
  const closeMenuByKey = ({ key }) => {
    const menu = menus.find(({ open }) => open);
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  };
  if (menus.length > 0) {
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeMenusOutside);
    document.addEventListener('keydown', closeMenuByKey);
  }

  const isServerAvailable = () =>
    fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
      ({ status }) => status < 500,
      () => false,
    );

  // The entry warning is shown once, and never in an installed app. Closing it stores the time in a cookie.
  const warning = document.querySelector('[data-entry-warning]');
  const seen = document.cookie.includes('entry_warning=');
  if (warning && !seen && !matchMedia('(display-mode: standalone)').matches) {
    warning.addEventListener('close', () => setCookie('entry_warning', new Date().toISOString()));
    warning.showModal();
  }

  // A form with this note is sent only if the server answers, because the browser's error page would lose what was typed.
  for (const note of document.querySelectorAll('[data-offline-note]')) {
    const form = note.closest('form');
    let isSending = false;
    form.addEventListener('submit', async event => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      note.hidden = true;
      isSending = await isServerAvailable();
      if (isSending) return form.submit();
      note.hidden = false;
      // It may push the button below the screen.
      note.scrollIntoView({ block: 'center' });
    });
    // Back shows the page out of the browser's memory.
    addEventListener('pageshow', () => (isSending = false));
  }

  // Back after a logout shows no member's page out of the browser's memory: it is hidden and loaded again.
  if (document.querySelector('[data-member]')) {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      root.hidden = true;
      location.reload();
    });
  }

  // Purge what the browser stores for a member whose session has ended (src/web/accounts/persisted-state.ts,
  // decision 0123).
  const persistedKeys = storage => Object.keys(storage).filter(name => name.startsWith('kept '));
  const currentMemberId = async () => {
    const response = await fetch('/api/user.php?hidden=1');
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()).user?.profile.id ?? null;
  };
  const purgeStateOfOtherMembers = async () => {
    const storages = [localStorage, sessionStorage];
    if (!storages.some(storage => persistedKeys(storage).length > 0)) return;
    let memberId = await currentMemberId();
    // Ask again after 3 s, because a password reset may set the session cookie a moment later.
    if (memberId === null) {
      await new Promise(resolve => setTimeout(resolve, 3_000));
      memberId = await currentMemberId();
    }
    for (const storage of storages) {
      for (const name of persistedKeys(storage))
        if (name.split(' ')[1] !== memberId) storage.removeItem(name);
    }
    if (memberId === null) await clearTraces();
  };
  // The same as in src/web/accounts/browser-traces.ts.
  const clearTraces = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await Promise.allSettled([
      clearBadge(),
      closeNotifications(registration),
      endSubscription(registration),
      dropSharedPhoto(),
    ]);
  };
  const clearBadge = async () => navigator.clearAppBadge?.();
  const closeNotifications = async registration => {
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  };
  const endSubscription = async registration =>
    (await registration?.pushManager?.getSubscription())?.unsubscribe();
  const dropSharedPhoto = async () => {
    const photo = await globalThis.caches?.match('/profile/shared-photo');
    if (!photo) return;
    const age = Date.now() - Number(photo.headers.get('x-time'));
    if (!(age < 600_000)) await caches.delete('shared-photo');
  };
  purgeStateOfOtherMembers().catch(() => undefined);

  // Prefetch the assets of the sign-up page on pointer, touch or focus.
  const prefetchSignup = async () => {
    const page = new DOMParser().parseFromString(await (await fetch('/signup')).text(), 'text/html');
    for (const link of page.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')) {
      const prefetch = document.createElement('link');
      prefetch.rel = 'prefetch';
      prefetch.href = link.getAttribute('href');
      document.head.append(prefetch);
    }
  };
  for (const link of document.querySelectorAll('a[href="/signup"]')) {
    for (const type of ['pointerenter', 'touchstart', 'focus']) {
      link.addEventListener(type, () => prefetchSignup().catch(() => undefined), {
        once: true,
        passive: true,
      });
    }
  }
})();
