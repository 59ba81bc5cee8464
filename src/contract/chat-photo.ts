import * as z from 'zod/mini';

/**
 * The picture of a message as one of the two may see it: addresses below `cdn_prefix`, signed for him and ending within minutes, in WebP
 * (`inFormat` makes the others). `locked`: they are those of the server-made blur, until he opens it (decisions, 5.3).
 */
export const chatPhoto = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  large_filename: z.string(),
  width: z.int(),
  height: z.int(),
  locked: z.boolean(),
  /** Shown until the picture is there; both are taken from the blur and tell no more than that. */
  colour: z.string(),
  placeholder: z.string(),
});
export type ChatPhoto = z.output<typeof chatPhoto>;
