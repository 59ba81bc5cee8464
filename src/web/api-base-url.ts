/** The attribute in which a document says where its calls are asked. */
export const API_ATTRIBUTE = 'data-api';

/** Where this tab asks its calls, without a slash at its end; empty for the origin of the page, and on the server. */
export const apiBaseUrl = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.getAttribute(API_ATTRIBUTE) ?? '');

/** Where the socket is opened. Browser only. */
export const socketAddress = (): string =>
  `${apiBaseUrl() || location.origin}/api/live`.replace(/^http/, 'ws');
