import * as z from 'zod/mini';

/** Names a GIF and who provides it, such as `own-coffee`. Never an address. */
export const gifId = z.string().check(z.regex(/^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$/));

/** A moving picture: its size in px, so that its place is kept before it is there, and what it shows in words. */
export const gif = z.object({ id: gifId, width: z.int(), height: z.int(), words: z.string() });
export type Gif = z.output<typeof gif>;

/** Where a GIF is, below the address of pictures: moving, or its first picture alone. */
export const gifFile = (id: string, part: 'moving' | 'still'): string => `gifs/${id}/${part}`;
