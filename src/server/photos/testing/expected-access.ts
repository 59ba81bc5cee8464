import type { PhotoRow } from '../queries.ts';
import type { AddressCase } from './address-cases.ts';
import type { ViewerKind } from './picture-viewers.ts';

/**
 * Applies docs/decisions 0020 and 0092 without the server's code, so that tests can compare results.
 * @spec 6
 */
export function expectedAccess(
  viewer: ViewerKind,
  photo: Pick<PhotoRow, 'is_main' | 'visibility' | 'status'>,
  { under, file, ticket }: Pick<AddressCase, 'under' | 'file' | 'ticket'>,
): 'open' | 'private' | 'nothing' {
  if (viewer === 'other site') return 'nothing';
  const isBlur = file.startsWith('blur.');
  if (under === 'blur' || isBlur) return under === 'blur' && isBlur ? 'open' : 'nothing';
  const isOwner = viewer === 'owner' && ticket === 'own';
  if (file === 'original.webp') return isOwner ? 'private' : 'nothing';
  if (photo.is_main && photo.status === 'active') return 'open';
  if (isOwner) return 'private';
  const seesIt = photo.visibility === 'public' ? ['free', 'premium', 'unconfirmed'] : ['premium'];
  return seesIt.includes(viewer) && ticket === 'own' && photo.status === 'active' ? 'private' : 'nothing';
}
