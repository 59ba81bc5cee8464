import * as calls from '#contract/staff-members';
import { confirmByStaff } from '../accounts/activation/activate.ts';
import { deleteAccountByStaff } from '../accounts/deletion/delete-account-by-staff.ts';
import { type ActOnMember, freezeAccount, unfreezeAccount } from '../accounts/freeze/freeze-account.ts';
import { endSessionsOf } from '../accounts/sessions/end-sessions.ts';
import type { App, StaffCaller } from '../app.ts';
import { auditActorOf } from '../backoffice/audit/audit-actor.ts';
import { findMembers } from '../backoffice/members/find-members.ts';
import { getMemberData } from '../backoffice/members/get-member-data.ts';
import { getStaffMember } from '../backoffice/members/get-staff-member.ts';
import { addMemberNote, deleteMemberNote } from '../backoffice/members/notes.ts';
import { requireMember } from '../backoffice/members/require-member.ts';
import type { AuditActor } from '../platform/audit-log.ts';
import { type AppRoute, route } from './route.ts';

type ActBody = { member: string; reason: string; explanation?: string | undefined };
type Act<Result> = (
  app: App,
  actor: AuditActor,
  act: ActOnMember & Pick<ActBody, 'explanation'>,
) => Promise<Result>;
type ActInput = { app: App; caller: StaffCaller; body: ActBody };

/** Runs an operation of a domain for the staff who called. */
const act =
  <Result>(operation: Act<Result>) =>
  async ({ app, caller, body: { member, reason, explanation } }: ActInput): Promise<Result> => {
    const accountId = await requireMember(app, caller, member);
    return operation(app, auditActorOf(app, caller), { accountId, reason, explanation });
  };

/** @spec D5.10 D5.7 */
export const staffMemberRoutes: AppRoute[] = [
  route(calls.findMembers, ({ app, caller, query }) => findMembers(app, caller, query)),
  route(calls.getStaffMember, ({ app, caller, query }) => getStaffMember(app, caller, query.id)),
  route(calls.getStaffMemberData, ({ app, caller, query }) => getMemberData(app, caller, query.id)),
  route(calls.addMemberNote, ({ app, caller, body }) => addMemberNote(app, caller, body)),
  route(calls.deleteMemberNote, ({ app, caller, body }) => deleteMemberNote(app, caller, body)),
  route(calls.freezeMember, act(freezeAccount)),
  route(calls.unfreezeMember, act(unfreezeAccount)),
  route(calls.endMemberSessions, act(endSessionsOf)),
  route(calls.confirmMemberEmail, act(confirmByStaff)),
  route(
    calls.deleteMember,
    act(async (app, actor, member) => ({
      until: (await deleteAccountByStaff(app, actor, member)).toISOString(),
    })),
  ),
];
