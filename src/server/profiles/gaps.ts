import { completenessOf, type ProfileGap } from '#contract/completeness';
import type { MainImage } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import { selectRichness } from './queries.ts';

/**
 * What the caller's profile misses beside the main photo he has, the most telling first; the enrich-profile alert (section 2) asks
 * for it.
 */
export async function gapsOf(
  { db }: Pick<App, 'db'>,
  { member, site }: MemberCaller,
  main_image: MainImage,
): Promise<ProfileGap[]> {
  const row = await selectRichness(db, member.profileId);
  return row ? completenessOf({ ...row, main_image }, site.settings.visible_profile_fields).missing : [];
}
