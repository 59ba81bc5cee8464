/** One picture to be made of another: as it is or blurred beyond recognition, its long side at most `side` px. */
export type Rendition = { side: number; format: 'avif' | 'webp' | 'jpeg'; blurred?: true };

/** A part of a picture, in fractions of its width and height. */
export type Part = { x: number; y: number; width: number; height: number };

/** Work for the image process: bytes nobody has looked at, what they must be, and what is to be made of them by name. */
export type ImageJob = {
  bytes: Uint8Array;
  /** Who wants it, where somebody does: his next pictures wait behind the first ones of others. */
  owner?: string;
  /** Pictures with more pixels are refused before they are unpacked. */
  maxPixels: number;
  /** Least px of the short side, of what is cut out if something is. */
  minSide: number;
  /** Turned clockwise by so many degrees before anything is made of it, then cut to a part. */
  rotate?: number;
  crop?: Part | null;
  /** A GIF or an animated WebP of at most so many pictures, the first of which counts; without it, what moves is not accepted as such. */
  moving?: { maxPictures: number };
  renditions: Record<string, Rendition>;
};

/**
 * Width and height are those of the largest rendition, upright; `colour` is the dominant one as `#rrggbb`, `placeholder` a
 * ThumbHash in base64. Both are taken from the blur: they tell no more than it does.
 */
export type Rendered = {
  width: number;
  height: number;
  colour: string;
  placeholder: string;
  files: Record<string, Uint8Array>;
};

/** Why a picture is refused: another format, more pixels or fewer than allowed, or bytes that cannot be made a picture of. */
export type ImageRefusal = 'type' | 'too_many_pixels' | 'too_small' | 'broken';

/** What the image process answers. */
export type ImageReply = { rendered: Rendered } | { refused: ImageRefusal };

/** Thrown for a picture that is refused, by `reason`. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal;
  constructor(reason: ImageRefusal) {
    super(`picture refused: ${reason}`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}
