const YEAR_SECONDS = 31_536_000;

/** A cookie by which a browser keeps what its reader chose, for a year on every page; null ends it. As `document.cookie` takes it. */
export const keptCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR_SECONDS}; samesite=lax`;
