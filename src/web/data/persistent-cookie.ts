const YEAR_SECONDS = 31_536_000;

/** Text for `document.cookie`. Null deletes the cookie. */
export const persistentCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR_SECONDS}; samesite=lax`;
