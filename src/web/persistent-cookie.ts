const YEAR_SECONDS = 31_536_000;

/** Text for `document.cookie`. The cookie lasts a year; null deletes it. */
export const persistentCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR_SECONDS}; samesite=lax`;
