import type { CSSProperties } from 'react';

/** Limits of width divided by height, because a narrower strip could not be pressed. */
const [NARROWEST, WIDEST] = [0.5, 2];

export const shapeOf = ({ width, height }: { width: number; height: number }): CSSProperties => {
  const shape = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { '--shape': shape } as CSSProperties;
};
