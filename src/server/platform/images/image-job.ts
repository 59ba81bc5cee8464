/** The file's long side is at most `side` px. */
export type Rendition = { side: number; format: 'avif' | 'webp' | 'jpeg'; blurred?: true };

/** All values are fractions of the picture's width and height. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** `bytes` come from an upload and are unchecked. */
export type ImageJob = {
  bytes: Uint8Array;
  owner?: string;
  /** A picture with more pixels is refused before decoding. */
  maxPixels: number;
  /** Minimum px of the picture's shorter side, after cropping. */
  minSide: number;
  /** Rotation in degrees clockwise, applied before the crop. */
  rotate?: number;
  crop?: CropArea | null;
  /** For a moving picture, accepts only GIF and WebP and uses the first frame. */
  moving?: { maxPictures: number };
  renditions: Record<string, Rendition>;
};

/** `width` and `height` describe the largest rendition; `placeholder` is a ThumbHash in base64. */
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
