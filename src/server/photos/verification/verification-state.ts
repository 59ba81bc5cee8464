import { VERIFICATION } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import type { Pose, Verification, VerificationReason } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { signedAddresses } from '../addresses.ts';
import { selectMainPhotoKey, selectVerification, type VerificationRow } from './queries.ts';

/** The ticket's signature includes this folder, so that a photo's ticket opens no selfie. */
export const SELFIE_FOLDER = 'selfie';

export type VerificationContext = { row: VerificationRow | undefined; mainKey: string | null };

export const loadVerificationContext = async (db: Db, profileId: string): Promise<VerificationContext> => ({
  row: await selectVerification(db, profileId),
  mainKey: await selectMainPhotoKey(db, profileId),
});

const poseEndsAt = ({ shown_at }: VerificationRow): Date =>
  new Date(shown_at.getTime() + VERIFICATION.poseMinutes * MINUTE_MS);

/** Returns `none` also for a pose that expired without a selfie. */
export const verificationStateAt = ({ row }: VerificationContext, now: Date): Verification['state'] =>
  !row || (row.status === 'pose_shown' && poseEndsAt(row) <= now)
    ? 'none'
    : (row.status as Verification['state']);

/** True if the current main photo is the photo that was verified. */
export const hasBadge = ({ row, mainKey }: VerificationContext): boolean =>
  row?.status === 'verified' && row.photo_key === mainKey;

/** @spec D5.9 */
export async function getVerification(app: App, { member }: MemberCaller): Promise<Verification> {
  const context = await loadVerificationContext(app.db, member.profileId);
  const now = app.clock.now();
  const state = verificationStateAt(context, now);
  const row = state === 'none' ? undefined : context.row;
  const holder = { accountId: member.accountId, secret: app.config.secret, now };
  return {
    state,
    has_badge: hasBadge(context),
    has_main_photo: context.mainKey !== null,
    pose: state === 'pose_shown' || state === 'pending' ? (row?.pose as Pose) : null,
    pose_ends_at: state === 'pose_shown' && row ? poseEndsAt(row).toISOString() : null,
    sent_at: row?.sent_at?.toISOString() ?? null,
    decided_at: row?.decided_at?.toISOString() ?? null,
    reason: (row?.reason as VerificationReason | null | undefined) ?? null,
    decision: row?.decision_id ?? null,
    selfie_filename: row?.selfie_address
      ? signedAddresses(`${SELFIE_FOLDER}/${row.selfie_address}`, holder).large
      : null,
  };
}
