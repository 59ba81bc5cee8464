import { ageOn } from '#contract/age';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { Caller } from '../../app.ts';
import { photosForReport } from '../../photos/photos-of.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transact.ts';
import { profileSnapshot } from '../../profiles/profile-snapshot.ts';
import { profileInPath } from './content-address.ts';

/** The copy of what a page of the site shows; `accountId` is null for a page of the site itself. */
export type NoticeEvidence = { accountId: string | null; evidence: object; fileKeys: string[] };

/**
 * Copies the profile that the page shows, and locks its photos against deletion.
 * @spec D2.27
 */
export async function gatherNoticeEvidence(
  tx: Tx,
  { site }: Pick<Caller, 'site'>,
  path: string,
): Promise<NoticeEvidence> {
  const { db, now } = tx;
  const page = { at: now, page: { path } };
  const profileId = profileInPath(path);
  const accountId = profileId && (await accountOfSiteProfile(db, site.id, profileId));
  const snapshot = profileId && accountId ? await profileSnapshot(db, profileId) : null;
  if (!profileId || !snapshot) return { accountId: null, evidence: page, fileKeys: [] };
  // A visitor sees no album, and neither does its owner count as a viewer of it.
  const { photos } = await photosForReport(db, { reportedId: profileId, reporterId: profileId });
  const profile = { ...snapshot.details, age: ageOn(snapshot.birthDate, dayIn(site.timeZone, now)) };
  return {
    accountId: snapshot.accountId,
    evidence: { ...page, profile, photos, album: [], messages: [] },
    fileKeys: photos.map(({ file_key }) => file_key),
  };
}
