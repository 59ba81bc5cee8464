/**
 * The handle of a light page. `evening`: the page begins with a dark picture, so its bar is dark, too.
 * @spec 2.2
 */
export type LightHandle = { light: true; evening?: true };

export const isLightHandle = (handle: unknown): handle is LightHandle =>
  typeof handle === 'object' && handle !== null && 'light' in handle;
