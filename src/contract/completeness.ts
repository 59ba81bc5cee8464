import { COMPLETE_PROFILE_INTERESTS } from './constants.ts';
import type { MainImage } from './photos.ts';
import type { Settings } from './site.ts';

/** What a profile may lack, most important first. */
export const profileGaps = ['photo', 'about_me', 'interests', 'city', 'reason'] as const;
export type ProfileGap = (typeof profileGaps)[number];

type CompletenessInput = {
  /** A photo that waits for review counts as present. */
  main_image: MainImage;
  has_text: boolean;
  has_city: boolean;
  has_reason: boolean;
  interests: number;
};

/**
 * `counted` lists all gaps that a profile of this site can have.
 * @spec 2.5 3.2
 */
export function completenessOf(
  profile: CompletenessInput,
  visibleFields: Settings['visible_profile_fields'],
): { counted: ProfileGap[]; missing: ProfileGap[] } {
  const filled: Record<ProfileGap, boolean> = {
    photo: profile.main_image !== null && profile.main_image.status !== 'rejected',
    about_me: profile.has_text,
    interests: profile.interests >= COMPLETE_PROFILE_INTERESTS,
    city: profile.has_city,
    reason: profile.has_reason,
  };
  const counted = profileGaps.filter(gap => gap === 'photo' || visibleFields.includes(gap));
  return { counted, missing: counted.filter(gap => !filled[gap]) };
}
