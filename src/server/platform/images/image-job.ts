/** One output of a job: clear or blurred beyond recognition, its long side at most `side` px. */
export type Rendition = { side: number; format: 'avif' | 'webp' | 'jpeg'; blurred?: true };

/** In fractions of the picture's width and height. */
export type CropArea = { x: number; y: number; width: number; height: number };

/**
 * A job of the image process: unchecked bytes, the limits they must meet, and the renditions to make, by name.
 */
export type ImageJob = {
  bytes: Uint8Array;
  /** For the fair queue: further pictures of an owner wait behind the first ones of others. */
  owner?: string;
  /** Pictures with more pixels are refused before they are decoded. */
  maxPixels: number;
  /** Minimum px of the shorter side, of the crop if there is one. */
  minSide: number;
  /** Degrees clockwise, applied before the crop. */
  rotate?: number;
  crop?: CropArea | null;
  /**
   * Accepts only a GIF or a WebP with at most so many frames, of which the first is used. Without it animations
   * are not treated as such.
   */
  moving?: { maxPictures: number };
  renditions: Record<string, Rendition>;
};

/**
 * `width` and `height` of the largest rendition, upright; `colour` is the dominant one as `#rrggbb`,
 * `placeholder` a ThumbHash in base64. Both are computed from the blur, so that they reveal no more than it
 * does.
 */
export type Rendered = {
  width: number;
  height: number;
  colour: string;
  placeholder: string;
  files: Record<string, Uint8Array>;
};

export type ImageRefusal = 'type' | 'too_many_pixels' | 'too_small' | 'broken';

export type ImageReply = { rendered: Rendered } | { refused: ImageRefusal };

export class ImageRefused extends Error {
  readonly reason: ImageRefusal;
  constructor(reason: ImageRefusal) {
    super(`picture refused: ${reason}`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}
