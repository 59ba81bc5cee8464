/**
 * The handle of a light page. `evening`: the page begins with a dark picture, so its bar is dark, too. `mailed`: an
 * email links to the page, so its reader needs no entry warning.
 * @spec 2.2
 */
export type LightHandle = { light: true; evening?: true; mailed?: true };

export const isLightHandle = (handle: unknown): handle is LightHandle =>
  typeof handle === 'object' && handle !== null && 'light' in handle;
