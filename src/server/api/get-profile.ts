import type { OwnProfile } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import { getOwnDetails } from '../profiles/get-profile-details.ts';

/**
 * Returns the caller's own profile, including private photos.
 * @spec 3.2 2.9
 */
export async function getProfile(app: App, caller: MemberCaller): Promise<OwnProfile> {
  const { profileId } = caller.member;
  const [details, cards, photos] = await Promise.all([
    getOwnDetails(app, caller),
    memberCards(app, caller, [profileId]),
    photosOf(app, caller, profileId),
  ]);
  return { ...details, main_image: cards.get(profileId)?.main_image ?? null, photos };
}
