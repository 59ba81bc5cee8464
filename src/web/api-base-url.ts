export const API_BASE_URL_ATTRIBUTE = 'data-api';

/** Without a trailing slash. Empty on the server, and if the API has the page's origin. */
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
