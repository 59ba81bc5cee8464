import * as z from 'zod/mini';

/**
 * Addresses below `cdn_prefix` in WebP, signed for the viewer and valid for minutes. `locked`: addresses of the
 * blurred rendition until the viewer opens the photo.
 * @spec D5.3 D4.9
 */
export const chatPhoto = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  large_filename: z.string(),
  width: z.int(),
  height: z.int(),
  locked: z.boolean(),
  /** Shown while the picture loads; computed from the blurred rendition, so they reveal no more. */
  colour: z.string(),
  placeholder: z.string(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;
