import { ENOUGH_INTERESTS } from './constants.ts';
import type { MainImage } from './photos.ts';
import type { Settings } from './site.ts';

/** What others look for in a profile, the most telling first; the rest is nobody's duty to tell. */
export const profileGaps = ['photo', 'about_me', 'interests', 'city', 'reason'] as const;
export type ProfileGap = (typeof profileGaps)[number];

/** How much its owner has put into a profile. */
export type Richness = {
  /** The main photo as its owner sees it; one that is looked at still counts, since there is nothing left for him to do. */
  main_image: MainImage;
  has_text: boolean;
  has_city: boolean;
  has_reason: boolean;
  interests: number;
};

/**
 * What of a profile counts and what of that it misses, the most telling first: the meter of the editor and the enrich-profile alert
 * (section 2). A field that the site does not show counts for nothing.
 */
export function completenessOf(
  rich: Richness,
  shown: Settings['visible_profile_fields'],
): { counted: ProfileGap[]; missing: ProfileGap[] } {
  const filled: Record<ProfileGap, boolean> = {
    photo: rich.main_image !== null && rich.main_image.status !== 'rejected',
    about_me: rich.has_text,
    interests: rich.interests >= ENOUGH_INTERESTS,
    city: rich.has_city,
    reason: rich.has_reason,
  };
  const counted = profileGaps.filter(gap => gap === 'photo' || shown.includes(gap));
  return { counted, missing: counted.filter(gap => !filled[gap]) };
}
