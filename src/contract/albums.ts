import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing, timestamp } from './fields.ts';
import { mainImage, PHOTO_REFUSALS, PICTURE_FILE, photo } from './photos.ts';

/**
 * One to whom a member shows his closed album, by the name he knew him by; without a picture where the other one hides from
 * him since, so that he can still take it back.
 */
export const albumGrant = z.object({
  id,
  name: z.string(),
  main_image: mainImage,
  granted_at: timestamp,
});
export type AlbumGrant = z.output<typeof albumGrant>;

/** One's own closed album (decisions, 5.4): photos that are no part of the profile. */
export const getAlbum = defineCall({
  method: 'GET',
  path: '/api/album.php',
  summary: 'One’s own closed album',
  section: '3',
  query: nothing,
  body: nothing,
  output: z.object({ photos: z.array(photo) }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Uploads one picture into the album, which keeps as many as the profile may: 3, with premium 25. */
export const uploadAlbumPhoto = defineCall({
  method: 'POST',
  path: '/api/album.php',
  summary: 'Upload a photo into the closed album',
  section: '3',
  query: nothing,
  body: nothing,
  upload: PICTURE_FILE,
  output: z.object({ photo }),
  errors: ['photo_limit', ...PHOTO_REFUSALS],
  who: 'member',
  repeat: 'key',
});

/**
 * Moves a photo of one's own from the profile into the album, or back, where it is private at first. It keeps its id; a photo that
 * is there already stays.
 */
export const movePhoto = defineCall({
  method: 'PUT',
  path: '/api/album.php',
  summary: 'Move a photo between the profile and the closed album',
  section: '3',
  query: nothing,
  body: z.object({ id, into: z.enum(['album', 'profile']) }),
  output: z.null(),
  errors: ['not_found', 'photo_limit', 'too_many_requests'],
  who: 'member',
  repeat: 'natural',
});

/** Removes a photo from the album, its files with it. */
export const deleteAlbumPhoto = defineCall({
  method: 'DELETE',
  path: '/api/album.php',
  summary: 'Delete a photo of the closed album',
  section: '3',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  who: 'member',
  repeat: 'natural',
});

/** To whom one shows the album, the latest first, and how many photos they see. */
export const getAlbumGrants = defineCall({
  method: 'GET',
  path: '/api/album-grant.php',
  summary: 'To whom one shows the closed album',
  section: '3',
  query: nothing,
  body: nothing,
  output: z.object({ grants: z.array(albumGrant), photos: z.int() }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Shows one's album to one member. An id one may not see is the same as one that nobody has. */
export const grantAlbum = defineCall({
  method: 'POST',
  path: '/api/album-grant.php',
  summary: 'Show the closed album to a member',
  section: '3',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'album_grant_limit', 'too_many_requests'],
  who: 'member',
  repeat: 'natural',
});

/** Takes the album back: from this moment the member sees nothing of it. Nothing happens where it was not shown. */
export const takeBackAlbum = defineCall({
  method: 'DELETE',
  path: '/api/album-grant.php',
  summary: 'Take the closed album back from a member',
  section: '3',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['too_many_requests'],
  who: 'member',
  repeat: 'natural',
});
