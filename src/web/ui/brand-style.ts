import type { CSSProperties } from 'react';
import type { Settings } from '#contract/site';

/**
 * The colours go into a style attribute, because the content security policy forbids style elements.
 * @spec D4.1
 */
export const brandStyle = (colours: Settings['colours'] = {}): CSSProperties =>
  Object.fromEntries(
    Object.entries(colours).map(([token, [light, dark]]) => [`--${token}`, `light-dark(${light}, ${dark})`]),
  );
