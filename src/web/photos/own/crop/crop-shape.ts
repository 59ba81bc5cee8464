import type { PhotoEdit } from '#contract/pictures';

/** In fractions of the turned picture, as `PhotoEdit` has it. */
export type Area = NonNullable<PhotoEdit['crop']>;
type Size = { width: number; height: number };
export type Rotation = PhotoEdit['rotate'];

/** Widths to heights that can be chosen: from a tall strip to a wide one. */
export const SHAPES = { min: 0.5, max: 2, step: 0.01 } as const;
/** As photos stand on a profile. */
export const UPRIGHT = 4 / 5;

/** The picture as it stands after turning. */
export const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Turned on by a quarter, to the left (-1) or to the right (1). */
export const turn = (rotation: Rotation, step: -1 | 1): Rotation =>
  ((rotation + step * 90 + 360) % 360) as Rotation;

/** Width to height of a part of a picture, kept within what can be chosen; all of the picture without one. */
export function shapeOf(size: Size, rotation: Rotation, area: Area | null): number {
  const whole = turned(size, rotation);
  const shape = (whole.width * (area?.width ?? 1)) / (whole.height * (area?.height ?? 1));
  return Math.min(SHAPES.max, Math.max(SHAPES.min, shape));
}

/** What the cropper tells in percent, in fractions that lie within the picture; null when that is all of it. */
export function areaOf(percent: Area): Area | null {
  const x = fraction(percent.x);
  const y = fraction(percent.y);
  const width = Math.min(fraction(percent.width), 1 - x);
  const height = Math.min(fraction(percent.height), 1 - y);
  return width > 0.999 && height > 0.999 ? null : { x, y, width, height };
}

const fraction = (percent: number) => Math.min(1, Math.max(0, percent / 100));
