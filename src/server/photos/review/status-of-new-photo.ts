import type { Site } from '../../site/sites.ts';

/**
 * The status of what nobody has reviewed: an upload, an edit that shows something else, a photo from the album.
 * @spec D2.18
 */
export const statusOfNewPhoto = ({ settings }: Site): 'pending' | 'active' =>
  settings.photo_review === 'yes' ? 'pending' : 'active';
