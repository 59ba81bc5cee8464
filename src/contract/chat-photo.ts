import * as z from 'zod/mini';

/**
 * The file names are WebP addresses below `cdn_prefix`, signed for the viewer and valid for minutes. Until
 * the viewer opens the photo (`locked`), the addresses lead to its blurred rendition.
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
