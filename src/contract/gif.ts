import * as z from 'zod/mini';

/** Names a GIF and its provider, such as `own-coffee`. Never an address. */
export const gifId = z.string().check(z.regex(/^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$/));

/**
 * A GIF: its size in px, so that the layout reserves its space, and a description in `words`.
 * @spec 2.9
 */
export const gif = z.object({ id: gifId, width: z.int(), height: z.int(), words: z.string() });
export type Gif = z.output<typeof gif>;

/** Path of a GIF below the address of pictures: animated, or its first frame. */
export const gifPath = (id: string, part: 'moving' | 'still'): string => `gifs/${id}/${part}`;
