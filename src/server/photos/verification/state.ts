import { VERIFICATION } from '#contract/constants';
import type { Pose, Verification, VerificationReason } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { signedAddresses } from '../addresses.ts';
import { selectMainKey, selectVerification, type VerificationRow } from './queries.ts';

/** Where selfies lie below `/media/`; part of what their tickets are signed for. */
export const SELFIE_FOLDER = 'selfie';

/** What is known of a member's verification, and of the main photo it is about. */
export type Known = { row: VerificationRow | undefined; mainKey: string | null };

export const knownOf = async (db: Db, profileId: string): Promise<Known> => ({
  row: await selectVerification(db, profileId),
  mainKey: await selectMainKey(db, profileId),
});

const poseEnds = ({ shown_at }: VerificationRow): Date =>
  new Date(shown_at.getTime() + VERIFICATION.poseMinutes * 60_000);

/** The state in which it is at a moment: a pose that nobody took in time is over by itself. */
export const stateAt = ({ row }: Known, now: Date): Verification['state'] =>
  !row || (row.status === 'pose_shown' && poseEnds(row) <= now)
    ? 'none'
    : (row.status as Verification['state']);

/** The badge is the photo's: with another main photo it is gone. */
export const hasBadge = ({ row, mainKey }: Known): boolean =>
  row?.status === 'verified' && row.photo_key === mainKey;

/** How far the caller's verification is. */
export async function getVerification(app: App, { member }: MemberCaller): Promise<Verification> {
  const known = await knownOf(app.db, member.profileId);
  const now = app.clock.now();
  const state = stateAt(known, now);
  const row = state === 'none' ? undefined : known.row;
  const bearer = { accountId: member.accountId, secret: app.config.secret, now };
  return {
    state,
    has_badge: hasBadge(known),
    has_main_photo: known.mainKey !== null,
    pose: state === 'pose_shown' || state === 'pending' ? (row?.pose as Pose) : null,
    pose_ends_at: state === 'pose_shown' && row ? poseEnds(row).toISOString() : null,
    sent_at: row?.sent_at?.toISOString() ?? null,
    decided_at: row?.decided_at?.toISOString() ?? null,
    reason: (row?.reason as VerificationReason | null | undefined) ?? null,
    selfie_filename: row?.selfie_address
      ? signedAddresses(`${SELFIE_FOLDER}/${row.selfie_address}`, bearer).large
      : null,
  };
}
