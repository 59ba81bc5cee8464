/**
 * The sessionStorage key for the time of the last automatic reload, in ms since 1970.
 * @spec 8.2
 */
export const RELOADED_AT_KEY = 'reloaded-at';
