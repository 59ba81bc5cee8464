import type { FastifyReply } from 'fastify';
import type { BodyOut, Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { logInStaff as call } from '#contract/staff';
import { beginAttempt } from '../../accounts/login/lockout.ts';
import { verifyPassword } from '../../accounts/reauthentication/password-hash.ts';
import type { App, Caller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import { selectStaffByEmail } from './queries.ts';
import { recordStaffRefusal } from './record-staff-refusal.ts';
import { beginStaffSession } from './staff-session.ts';

/**
 * An unknown address gets the same answer, lockouts and duration as a wrong password.
 * @throws login_failed, login_blocked, unavailable
 * @spec D2.33 D2.19
 */
export async function logInStaff(
  app: App,
  caller: Caller,
  { email, password }: BodyOut<typeof call>,
  reply: FastifyReply,
): Promise<Output<typeof call>> {
  const address = email.toLowerCase();
  const siteId = caller.site.id;
  // For each network, so that nobody elsewhere locks a person out. Guessers elsewhere lack the second factor, too.
  const emailHash = keyedHash(app.config.secret, `staff login ${address} from ${caller.address}`);
  const attempt = await beginAttempt(app, { siteId, emailHash });
  const staff = await selectStaffByEmail(app.db, siteId, address);
  const { right } = await verifyPassword(staff?.password_hash ?? null, password).catch(
    async (error: unknown) => {
      await attempt.discard();
      throw error;
    },
  );
  if (!staff || !right) {
    await recordStaffRefusal(app, { siteId, staffId: staff?.id ?? null, action: 'staff.login_failed' });
    await attempt.recordFailure();
    throw new ApiError('login_failed');
  }
  await attempt.discard();
  await transact(app, async tx => {
    await beginStaffSession({ ...app, db: tx.db }, caller, staff.id, reply);
    const actor = { siteId, staffId: staff.id, secret: app.config.secret };
    await recordAudit(tx, actor, { action: 'staff.login' });
  });
  return { has_second_factor: Boolean(staff.has_second_factor) };
}
