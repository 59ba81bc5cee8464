/** The attribute of `<html>` that holds the base URL of the API. */
export const API_BASE_URL_ATTRIBUTE = 'data-api';

/** Base URL of the API without a trailing slash; empty on the server and where the API has the page's origin. */
export const apiBaseUrl = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.documentElement.getAttribute(API_BASE_URL_ATTRIBUTE) ?? '');

/**
 * URL of the WebSocket. Browser only.
 * @spec D4.10
 */
export const socketAddress = (): string =>
  `${apiBaseUrl() || location.origin}/api/live`.replace(/^http/, 'ws');
