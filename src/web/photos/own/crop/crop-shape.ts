import type { PhotoEdit } from '#contract/pictures';

/** A rectangle in fractions of the rotated picture's size. */
export type CropRectangle = NonNullable<PhotoEdit['crop']>;
type Size = { width: number; height: number };
export type Rotation = PhotoEdit['rotate'];

/** Width divided by height. */
export const ASPECT_RATIOS = { min: 0.5, max: 2, step: 0.01 } as const;
/** The aspect ratio of photos on a profile. */
export const UPRIGHT = 4 / 5;

const rotatedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** -1 rotates to the left, 1 to the right. */
export const rotateBy = (rotation: Rotation, step: -1 | 1): Rotation =>
  ((rotation + step * 90 + 360) % 360) as Rotation;

/** Without `area`, returns the ratio of the whole picture. */
export function aspectRatioOf(size: Size, rotation: Rotation, area: CropRectangle | null): number {
  const whole = rotatedSize(size, rotation);
  const shape = (whole.width * (area?.width ?? 1)) / (whole.height * (area?.height ?? 1));
  return Math.min(ASPECT_RATIOS.max, Math.max(ASPECT_RATIOS.min, shape));
}

/**
 * Converts percentages to fractions; returns null for the whole picture.
 * @spec D2.18
 */
export function cropRectangleOf(percent: CropRectangle): CropRectangle | null {
  const x = fraction(percent.x);
  const y = fraction(percent.y);
  const width = Math.min(fraction(percent.width), 1 - x);
  const height = Math.min(fraction(percent.height), 1 - y);
  return width > 0.999 && height > 0.999 ? null : { x, y, width, height };
}

const fraction = (percent: number) => Math.min(1, Math.max(0, percent / 100));
