export const API_BASE_URL_ATTRIBUTE = 'data-api';

/** Has no trailing slash. Empty if page and API have the same origin. */
export const apiBaseUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.documentElement.getAttribute(API_BASE_URL_ATTRIBUTE) ?? '');

/**
 * Browser only.
 * @spec D4.10
 */
export const socketAddress = (): string =>
  `${apiBaseUrl() || location.origin}/api/live`.replace(/^http/, 'ws');
