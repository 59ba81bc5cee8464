import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Output } from '#contract/call';
import { SECOND_FACTOR_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { beginStaffCodes as call } from '#contract/staff';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { decryptText, encryptText } from '../../platform/encrypt-text.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { deleteOtherSessionsOf, lockStaff, markSessionVerified, updateStaff } from './queries.ts';

const PERIOD_SECONDS = 30;
const contextOf = (staffId: string): string => `authenticator of staff ${staffId}`;

/**
 * Makes a new secret, which counts only after `confirmStaffCodes`.
 * @throws second_factor_again if an authenticator app is set up and the second factor was not given recently
 * @spec D5.8
 */
export const beginStaffCodes = (app: App, caller: StaffCaller): Promise<Output<typeof call>> =>
  transact(app, async tx => {
    const { id, email } = caller.staff;
    const { totp_secret: current } = await lockStaff(tx.db, id);
    if (current && !isVerifiedRecently(caller, tx.now)) throw new ApiError('second_factor_again');
    const secret = new Secret({ size: 20 }).base32;
    await updateStaff(tx.db, id, { totp_pending: encryptText(app.config.secret, contextOf(id), secret) });
    const address = totpOf(secret, {
      issuer: `${caller.site.settings.name} back office`,
      label: email,
    }).toString();
    return { secret, address, qr: renderSVG(address, { border: 2 }) };
  });

/**
 * The first right code makes the authenticator app the person's second factor, and counts as given.
 * @throws staff_code_invalid
 * @spec D5.8
 */
export const confirmStaffCodes = (app: App, caller: StaffCaller, code: string): Promise<void> =>
  transact(app, async tx => {
    const { id, sessionHash } = caller.staff;
    const { totp_pending: pending } = await lockStaff(tx.db, id);
    if (!pending) throw new ApiError('staff_code_invalid');
    const step = stepOf(decryptText(app.config.secret, contextOf(id), pending), code, tx.now);
    if (step === null) throw invalidCode();
    await updateStaff(tx.db, id, { totp_secret: pending, totp_pending: null, totp_step: step });
    // Somebody else may have a session of this person.
    await deleteOtherSessionsOf(tx.db, id, sessionHash);
    await markSessionVerified(tx.db, sessionHash, tx.now);
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.authenticator' });
  });

/**
 * Each code counts once.
 * @throws staff_code_invalid
 * @spec D2.33 D5.8
 */
export const sendStaffCode = (app: App, caller: StaffCaller, code: string): Promise<void> =>
  transact(app, async tx => {
    const { id, sessionHash } = caller.staff;
    const { totp_secret: secret, totp_step: usedStep } = await lockStaff(tx.db, id);
    const step = secret && stepOf(decryptText(app.config.secret, contextOf(id), secret), code, tx.now);
    if (!step || step <= Number(usedStep)) throw invalidCode();
    await updateStaff(tx.db, id, { totp_step: step });
    await markSessionVerified(tx.db, sessionHash, tx.now);
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

const isVerifiedRecently = ({ staff }: StaffCaller, now: Date): boolean =>
  staff.verifiedAt !== null &&
  now.getTime() - staff.verifiedAt.getTime() <= SECOND_FACTOR_MINUTES * MINUTE_MS;
