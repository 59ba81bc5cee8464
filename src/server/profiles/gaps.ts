import { ENOUGH_INTERESTS } from '#contract/constants';
import type { ProfileGap } from '#contract/profiles';
import type { Settings } from '#contract/site';
import type { App, MemberCaller } from '../app.ts';
import { selectRichness } from './queries.ts';

/**
 * What the caller's profile misses, the most telling first; the enrich-profile alert (section 2) asks for it. A field that the
 * site does not show is never missing.
 */
export async function gapsOf({ db }: Pick<App, 'db'>, { member, site }: MemberCaller): Promise<ProfileGap[]> {
  const row = await selectRichness(db, member.profileId);
  return row ? gapsIn(row, site.settings.visible_profile_fields) : [];
}

function gapsIn(
  row: { has_photo: boolean; has_text: boolean; interests: number },
  shown: Settings['visible_profile_fields'],
): ProfileGap[] {
  const gaps: ProfileGap[] = [];
  if (!row.has_photo) gaps.push('photo');
  if (!row.has_text && shown.includes('about_me')) gaps.push('about_me');
  if (row.interests < ENOUGH_INTERESTS && shown.includes('interests')) gaps.push('interests');
  return gaps;
}
