import type { FastifyReply } from 'fastify';
import type { BodyOut, Output } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type {
  acceptStaffInvitation as acceptCall,
  changeStaffRoles as changeCall,
  inviteStaff as inviteCall,
  getStaffList as listCall,
  StaffSession,
} from '#contract/staff';
import { hasPermission, type StaffRole } from '#contract/staff-permissions';
import { hashPassword } from '../../accounts/reauthentication/password-hash.ts';
import { passwordRefusal } from '../../accounts/reauthentication/password-strength.ts';
import type { App, Caller, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { deletePasskeysOfStaff } from './passkey-queries.ts';
import {
  consumeInvitation,
  deleteSessionsOf,
  lockStaffOfSite,
  replaceInvitation,
  selectInvitation,
  selectStaffList,
  updateStaff,
  upsertInvitedStaff,
} from './queries.ts';
import { queueInvitationEmail } from './staff-emails.ts';
import { beginStaffSession } from './staff-session.ts';

const INVITATION_DAYS = 7;

/** @spec D5.10 */
export async function listStaff({ db }: App, { site }: StaffCaller): Promise<Output<typeof listCall>> {
  const rows = await selectStaffList(db, site.id);
  return {
    people: rows.map(row => ({
      ...{ id: row.id, name: row.name, email: row.email, roles: row.roles as StaffRole[] },
      state: row.deactivated_at ? 'deactivated' : row.has_password ? 'active' : 'invited',
      has_second_factor: Boolean(row.has_second_factor),
      created_at: row.created_at.toISOString(),
      last_login: row.last_login?.toISOString() ?? null,
    })),
  };
}

/**
 * @throws email_taken
 * @spec D5.10
 */
export const inviteStaff = (
  app: App,
  caller: StaffCaller,
  person: BodyOut<typeof inviteCall>,
): Promise<void> =>
  transact(app, async tx => {
    const actor = auditActorOf(app, caller);
    const [inviter] = await lockStaffOfSite(tx.db, caller.site.id, [caller.staff.id]);
    assertManagesStaff(inviter);
    const { token, staffId } = await issueInvitation(tx, actor, person);
    await queueInvitationEmail(app, tx, caller.site, person, token);
    const details = { staff: staffId, roles: person.roles };
    await recordAudit(tx, actor, { action: 'staff.invite', details });
  });

/**
 * For the first person, whom nobody of the staff can invite.
 * @returns the secret of the link
 * @throws email_taken
 * @spec D5.10
 */
export const inviteByCommand = (
  app: App,
  actor: AuditActor,
  person: BodyOut<typeof inviteCall>,
): Promise<string> =>
  transact(app, async tx => {
    const { token, staffId } = await issueInvitation(tx, actor, person);
    const details = { staff: staffId, roles: person.roles };
    await recordAudit(tx, actor, { action: 'staff.invite', details });
    return token;
  });

async function issueInvitation(
  { db, now }: Tx,
  { siteId }: AuditActor,
  person: BodyOut<typeof inviteCall>,
): Promise<{ token: string; staffId: string }> {
  const invited = await upsertInvitedStaff(db, { ...person, siteId, email: person.email.toLowerCase(), now });
  if (!invited) throw new ApiError('invalid_input', { fields: { email: { code: 'email_taken' } } });
  await deletePasskeysOfStaff(db, invited.id);
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  await replaceInvitation(db, { staffId: invited.id, secretHash: hashSecret(token), expiresAt });
  return { token, staffId: invited.id };
}

/**
 * Logs in; the second factor is set up next.
 * @throws link_expired, password_weak, password_contains_name
 * @spec D2.33 D2.20
 */
export async function acceptStaffInvitation(
  app: App,
  caller: Caller,
  { token, password }: BodyOut<typeof acceptCall>,
  reply: FastifyReply,
): Promise<void> {
  const secretHash = hashSecret(token);
  const { site } = caller;
  const invited = await selectInvitation(app.db, site.id, secretHash, app.clock.now());
  if (!invited) throw new ApiError('link_expired');
  const { id, name, email } = invited;
  const refusal = passwordRefusal(password, { name, email, siteName: site.settings.name });
  if (refusal) throw new ApiError('invalid_input', { fields: { password: { code: refusal } } });
  const passwordHash = await hashPassword(password);
  await transact(app, async tx => {
    if (!(await consumeInvitation(tx.db, secretHash))) throw new ApiError('link_expired');
    await updateStaff(tx.db, id, { password_hash: passwordHash });
    await recordAudit(tx, auditActorOf(app, { site, staff: { id } }), { action: 'staff.join' });
  });
  await beginStaffSession(app, caller, id, reply);
}

/** @spec D5.10 */
export async function changeStaffLanguage(
  { db }: App,
  { staff }: StaffCaller,
  language: StaffSession['language'],
): Promise<void> {
  await updateStaff(db, staff.id, { language });
}

/**
 * Nobody changes their own roles, so that an admin always remains.
 * @throws not_found, forbidden
 * @spec D5.10
 */
export const changeStaffRoles = (
  app: App,
  caller: StaffCaller,
  { id, roles }: BodyOut<typeof changeCall>,
): Promise<void> =>
  transact(app, async tx => {
    const person = await lockOther(tx, caller, id);
    await updateStaff(tx.db, id, { roles: [...new Set(roles)] });
    await deleteSessionsOf(tx.db, id);
    const details = { staff: id, before: person.roles, after: roles };
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.roles', details });
  });

/**
 * @throws not_found, forbidden
 * @spec D5.10
 */
export const deactivateStaff = (app: App, caller: StaffCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    const { deactivated_at: earlier } = await lockOther(tx, caller, id);
    if (earlier) return;
    await updateStaff(tx.db, id, { deactivated_at: tx.now });
    await deleteSessionsOf(tx.db, id);
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.deactivate', details: { staff: id } });
  });

/**
 * Locks the caller as well: of two admins who take each other's role at once, the second has lost the right to it.
 * @throws not_found, forbidden for the caller's own login, staff_role_missing
 */
export async function lockOther(
  { db }: Tx,
  { site, staff }: { site: Site; staff: { id: string } },
  id: string,
) {
  if (id === staff.id) throw new ApiError('forbidden');
  const people = await lockStaffOfSite(db, site.id, [id, staff.id]);
  assertManagesStaff(people.find(person => person.id === staff.id));
  const person = people.find(other => other.id === id);
  if (!person) throw new ApiError('not_found');
  return person;
}

/** The right may have been taken since the call began. */
function assertManagesStaff(caller: { roles: string[]; deactivated_at: Date | null } | undefined): void {
  if (!caller || caller.deactivated_at || !hasPermission(caller.roles as StaffRole[], 'staff'))
    throw new ApiError('staff_role_missing');
}
