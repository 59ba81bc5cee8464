import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { mainImage, PHOTO_REFUSALS, PICTURE_FILE, photo } from './photos.ts';

/** `main_image` is also null if the caller may no longer see the member. */
const albumGrant = z.object({
  id,
  name: z.string(),
  main_image: mainImage,
  granted_at: timestamp,
});
export type AlbumGrant = z.output<typeof albumGrant>;

/** @spec D5.4 */
export const getAlbum = defineCall('GET', '/api/album.php', {
  summary: "The caller's closed album",
  section: 'D5.4',
  output: z.object({ photos: z.array(photo) }),
  provides: ['album'],
});

/** @spec D5.4 D2.18 */
export const uploadAlbumPhoto = defineCall('POST', '/api/album.php', {
  summary: 'Upload a photo into the closed album',
  section: 'D5.4',
  upload: PICTURE_FILE,
  output: z.object({ photo }),
  errors: ['photo_limit', ...PHOTO_REFUSALS],
  repeat: 'key',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/**
 * A moved photo keeps its id and enters the profile as a private photo.
 * @spec D5.4
 */
export const movePhoto = defineCall('PUT', '/api/album.php', {
  summary: 'Move a photo between the profile and the closed album',
  section: 'D5.4',
  body: z.object({ id, into: z.enum(['album', 'profile']) }),
  errors: ['not_found', 'photo_limit', 'too_many_requests'],
  repeat: 'natural',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/** @spec D5.4 */
export const deleteAlbumPhoto = defineCall('DELETE', '/api/album.php', {
  summary: 'Delete a photo of the closed album',
  section: 'D5.4',
  body: z.object({ id }),
  errors: ['not_found', 'too_many_requests'],
  repeat: 'natural',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/**
 * The latest grant comes first.
 * @spec D5.4
 */
export const getAlbumGrants = defineCall('GET', '/api/album-grant.php', {
  summary: "The members who see the caller's closed album",
  section: 'D5.4',
  output: z.object({ grants: z.array(albumGrant), photos: z.int() }),
  provides: ['album-grants'],
});

/**
 * For a member whom the caller may not see, the answer is `not_found`.
 * @spec D5.4
 */
export const grantAlbum = defineCall('POST', '/api/album-grant.php', {
  summary: 'Show the closed album to a member',
  section: 'D5.4',
  body: z.object({ id }),
  errors: ['not_found', 'album_grant_limit', 'too_many_requests'],
  repeat: 'natural',
  invalidates: ['album-grants'],
});

/**
 * Succeeds even if the member had no access.
 * @spec D5.4
 */
export const revokeAlbum = defineCall('DELETE', '/api/album-grant.php', {
  summary: "Revoke a member's access to the closed album",
  section: 'D5.4',
  body: z.object({ id }),
  errors: ['too_many_requests'],
  repeat: 'natural',
  invalidates: ['album-grants'],
});
