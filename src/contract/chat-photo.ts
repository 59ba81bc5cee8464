import * as z from 'zod/mini';

/**
 * The file names are WebP addresses below `cdn_prefix`, which work only for the viewer and expire after four to
 * five minutes. If `locked` is true, they lead to the blurred rendition of the photo.
 * @spec D5.3 D4.9
 */
export const chatPhoto = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  large_filename: z.string(),
  width: z.int(),
  height: z.int(),
  locked: z.boolean(),
  colour: z.string(),
  placeholder: z.string(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;
