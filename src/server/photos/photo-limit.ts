import { ApiError } from '#contract/errors';
import { photoLimit } from '#contract/permissions';
import type { MemberCaller } from '../app.ts';

/**
 * @throws photo_limit at 3 photos, 25 for premium members
 * @spec 5.7 1.3
 */
export function refuseAboveLimit({ member }: MemberCaller, photos: number): void {
  if (photos >= photoLimit(member)) throw new ApiError('photo_limit');
}
