import * as z from 'zod/mini';

/**
 * The file names are addresses that expire within minutes. A `locked` photo is blurred.
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
