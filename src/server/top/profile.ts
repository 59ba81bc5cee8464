import type { OwnProfile } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import { getOwnDetails } from '../profiles/get-profile-details.ts';

/** The caller's own profile with all its photos, those that only he sees included. */
export async function getProfile(app: App, caller: MemberCaller): Promise<OwnProfile> {
  const { profileId } = caller.member;
  const [facts, cards, photos] = await Promise.all([
    getOwnDetails(app, caller),
    memberCards(app, caller, [profileId]),
    photosOf(app, caller, profileId),
  ]);
  return { ...facts, main_image: cards.get(profileId)?.main_image ?? null, photos };
}
