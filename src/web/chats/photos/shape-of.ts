import type { CSSProperties } from 'react';

/** Width divided by height; an extreme shape would be hard to press. */
const [NARROWEST, WIDEST] = [0.5, 2];

export const shapeOf = ({ width, height }: { width: number; height: number }): CSSProperties => {
  const shape = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { '--shape': shape } as CSSProperties;
};
