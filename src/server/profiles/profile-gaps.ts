import { completenessOf, type ProfileGap } from '#contract/completeness';
import type { MainImage } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import { selectCompletenessInput } from './queries.ts';

/**
 * Lists the most important gap first.
 * @spec 2.5 3.2
 */
export async function profileGapsOf(
  { db }: Pick<App, 'db'>,
  { member, site }: MemberCaller,
  main_image: MainImage,
): Promise<ProfileGap[]> {
  const row = await selectCompletenessInput(db, member.profileId);
  return row ? completenessOf({ ...row, main_image }, site.settings.visible_profile_fields).missing : [];
}
