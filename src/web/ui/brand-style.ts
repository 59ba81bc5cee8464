import type { CSSProperties } from 'react';
import type { Settings } from '#contract/site';

/**
 * The site's colours as custom properties in the style attribute of the document, for the first paint. The
 * content security policy allows style attributes but not style elements.
 * @spec D4.1
 */
export const brandStyle = (colours: Settings['colours'] = {}): CSSProperties =>
  Object.fromEntries(
    Object.entries(colours).map(([token, [light, dark]]) => [`--${token}`, `light-dark(${light}, ${dark})`]),
  );
