import * as z from 'zod/mini';

/** The id begins with the provider's name, such as `own` in `own-coffee`. */
export const gifId = z.string().check(z.regex(/^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$/));

/**
 * Width and height are in px.
 * @spec 2.9
 */
export const gif = z.object({ id: gifId, width: z.int(), height: z.int(), words: z.string() });
export type Gif = z.output<typeof gif>;

export const gifPath = (id: string, part: 'moving' | 'still'): string => `gifs/${id}/${part}`;
