import type { CSSProperties } from 'react';
import type { Settings } from '#contract/site';

/**
 * The site's own colours as the style attribute of the document, so that the first paint has them. Custom properties only:
 * the content policy lets style attributes be, and style elements not.
 */
export const brandStyle = (colours: Settings['colours'] = {}): CSSProperties =>
  Object.fromEntries(
    Object.entries(colours).map(([token, [light, dark]]) => [`--${token}`, `light-dark(${light}, ${dark})`]),
  );
