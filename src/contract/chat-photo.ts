import * as z from 'zod/mini';

/**
 * The picture of a message as the viewer may see it: addresses below `cdn_prefix`, signed for the viewer and
 * valid for minutes, in WebP (`inFormat` makes the other formats). `locked`: the addresses are those of the
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
  /**
   * Shown while the picture loads; both are computed from the blurred rendition and reveal no more than it
   * does.
   */
  colour: z.string(),
  placeholder: z.string(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;
