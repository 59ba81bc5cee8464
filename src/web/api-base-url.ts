export const API_BASE_URL_ATTRIBUTE = 'data-api';

/** Without a trailing slash; empty on the server and for the page's own origin. */
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
