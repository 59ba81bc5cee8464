import type { CSSProperties } from 'react';

/** Least and most that a picture in a conversation may be wide for its height: a strip of a few pixels could not be pressed. */
const [NARROWEST, WIDEST] = [0.5, 2];

/** The box of a picture, for its style sheet: as wide as its shape lets it be within the bubble. */
export const shapeOf = ({ width, height }: { width: number; height: number }): CSSProperties => {
  const shape = Math.min(WIDEST, Math.max(NARROWEST, width / height));
  return { '--shape': shape } as CSSProperties;
};
