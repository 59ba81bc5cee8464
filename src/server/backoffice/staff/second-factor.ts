import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Output } from '#contract/call';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { beginStaffCodes as call, FactorProof } from '#contract/staff';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { decryptText, encryptText } from '../../platform/encrypt-text.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { giveStaffPasskey } from './give-passkey.ts';
import {
  deleteOtherSessionsOf,
  lockStaff,
  markSessionVerified,
  type StaffRow,
  selectHasFactor,
  updateStaff,
} from './queries.ts';
import { recordStaffRefusal } from './record-staff-refusal.ts';
import { queueFactorEmail } from './staff-emails.ts';

const PERIOD_SECONDS = 30;
/** How long a new secret waits for its first code. */
const PENDING_MINUTES = 30;
const contextOf = (staffId: string): string => `authenticator of staff ${staffId}`;

/** After a change of the second factor, a secret that waited for its first code is worth nothing. */
export const withoutPending = { totp_pending: null, totp_pending_until: null, totp_pending_session: null };

/**
 * Verifies the second factor again, however recently it was verified. A person who has none yet needs none.
 * @throws second_factor_again without one, staff_code_invalid, staff_passkey_refused
 * @spec D2.33 D5.8
 */
export async function proveFactor(
  app: App,
  caller: StaffCaller,
  { code, signed }: FactorProof,
): Promise<void> {
  if (code !== undefined) return sendStaffCode(app, caller, code);
  if (signed !== undefined) return giveStaffPasskey(app, caller, signed);
  if (await selectHasFactor(app.db, caller.staff.id)) throw new ApiError('second_factor_again');
}

/**
 * Makes a new secret, which counts only after `confirmStaffCodes`.
 * @throws errors of `proveFactor`
 * @spec D5.8
 */
export async function beginStaffCodes(
  app: App,
  caller: StaffCaller,
  proof: FactorProof,
): Promise<Output<typeof call>> {
  await proveFactor(app, caller, proof);
  const { id, email, sessionHash } = caller.staff;
  const secret = new Secret({ size: 20 }).base32;
  await updateStaff(app.db, id, {
    totp_pending: encryptText(app.config.secret, contextOf(id), secret),
    totp_pending_until: new Date(app.clock.now().getTime() + PENDING_MINUTES * MINUTE_MS),
    totp_pending_session: sessionHash,
  });
  const names = { issuer: `${caller.site.settings.name} back office`, label: email };
  const address = totpOf(secret, names).toString();
  return { secret, address, qr: renderSVG(address, { border: 2 }) };
}

/**
 * The first right code makes the authenticator app the person's second factor, and counts as given. The secret is of this
 * session, so that nobody confirms one that they began before the person had a second factor.
 * @throws staff_code_invalid
 * @spec D5.8
 */
export const confirmStaffCodes = (app: App, caller: StaffCaller, code: string): Promise<void> =>
  transact(app, async tx => {
    const { id, sessionHash } = caller.staff;
    const pending = pendingSecret(await lockStaff(tx.db, id), sessionHash, tx.now);
    if (!pending) throw invalidCode();
    const step = stepOf(decryptText(app.config.secret, contextOf(id), pending), code, tx.now);
    if (step === null) throw invalidCode();
    await updateStaff(tx.db, id, { ...withoutPending, totp_secret: pending, totp_step: step });
    // Somebody else may have a session of this person.
    await deleteOtherSessionsOf(tx.db, id, sessionHash);
    await markSessionVerified(tx.db, sessionHash, tx.now);
    await queueFactorEmail(app, tx, caller.site, caller.staff, 'added');
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.authenticator' });
  });

function pendingSecret(staff: StaffRow, sessionHash: Buffer, now: Date): Buffer | null {
  const { totp_pending: secret, totp_pending_until: until, totp_pending_session: session } = staff;
  return until && until > now && session?.equals(sessionHash) ? secret : null;
}

/**
 * Each code counts once.
 * @throws staff_code_invalid
 * @spec D2.33 D5.8
 */
export async function sendStaffCode(app: App, caller: StaffCaller, code: string): Promise<void> {
  const { id: staffId } = caller.staff;
  if (await acceptCode(app, caller, code)) return;
  await recordStaffRefusal(app, { siteId: caller.site.id, staffId, action: 'staff.code_failed' });
  throw invalidCode();
}

const acceptCode = (app: App, caller: StaffCaller, code: string): Promise<boolean> =>
  transact(app, async tx => {
    const { id, sessionHash } = caller.staff;
    const { totp_secret: secret, totp_step: usedStep } = await lockStaff(tx.db, id);
    const step = secret && stepOf(decryptText(app.config.secret, contextOf(id), secret), code, tx.now);
    if (!step || step <= Number(usedStep)) return false;
    await updateStaff(tx.db, id, { totp_step: step });
    await markSessionVerified(tx.db, sessionHash, tx.now);
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.code' });
    return true;
  });

/** Of the embedded demo, whose page shows the code. */
export function currentCode(app: Pick<App, 'config'>, staffId: string, encrypted: Buffer, now: Date): string {
  const secret = decryptText(app.config.secret, contextOf(staffId), encrypted);
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

export const encryptAuthenticator = (app: Pick<App, 'config'>, staffId: string, secret: string): Buffer =>
  encryptText(app.config.secret, contextOf(staffId), secret);

const invalidCode = () => new ApiError('invalid_input', { fields: { code: { code: 'staff_code_invalid' } } });

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** Accepts the codes of the period before and after, because clocks differ. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}
