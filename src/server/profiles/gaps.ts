import { completenessOf, type ProfileGap } from '#contract/completeness';
import type { App, MemberCaller } from '../app.ts';
import { selectRichness } from './queries.ts';

/** What the caller's profile misses, the most telling first; the enrich-profile alert (section 2) asks for it. */
export async function gapsOf({ db }: Pick<App, 'db'>, { member, site }: MemberCaller): Promise<ProfileGap[]> {
  const row = await selectRichness(db, member.profileId);
  return row ? completenessOf(row, site.settings.visible_profile_fields).missing : [];
}
