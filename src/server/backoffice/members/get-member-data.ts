import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import { referenceOf } from '#contract/moderation';
import type { PaymentMethod } from '#contract/payment-methods';
import type { PaymentState } from '#contract/payments';
import type { getStaffMemberData as call } from '#contract/staff-members';
import { deviceOf } from '../../accounts/sessions/device.ts';
import { sessionsOfAccount } from '../../accounts/sessions/get-sessions.ts';
import type { App, StaffCaller } from '../../app.ts';
import { decisionsAbout } from '../../moderation/decisions/decisions-about.ts';
import { auditSubject } from '../../platform/audit-log.ts';
import { requireLookup } from '../lookups/member-lookups.ts';
import {
  selectMemberEmails,
  selectMemberHistory,
  selectMemberPayments,
  selectMemberReports,
  selectPrivateDetails,
} from './data-queries.ts';
import { notesOf } from './notes.ts';
import { requireMember } from './require-member.ts';

type MemberData = Output<typeof call>;

/**
 * Private data of a member. The read stands in the audit log and in the member's export.
 * @throws not_found, lookup_reason_required
 * @spec D5.10 D5.7
 */
export async function getMemberData(app: App, caller: StaffCaller, id: string): Promise<MemberData> {
  const { db, config } = app;
  const accountId = await requireMember(app, caller, id);
  await requireLookup(app, caller, accountId, 'account');
  const account = await selectPrivateDetails(db, accountId);
  if (!account) throw new ApiError('not_found');
  const history = await selectMemberHistory(db, auditSubject(config.secret, accountId));
  return {
    account: presentAccount(account),
    sessions: (await sessionsOfAccount(app, accountId)).map(
      ({ user_agent, country, created_at, used_at }) => ({
        ...{ browser: deviceOf(user_agent).browser, system: deviceOf(user_agent).system, country },
        ...{ begun: created_at.toISOString(), used: used_at.toISOString() },
      }),
    ),
    reports: (await selectMemberReports(db, accountId)).map(row => ({
      reference: referenceOf(row.id),
      direction: row.reported_id === accountId ? ('about' as const) : ('by' as const),
      reason: row.reason,
      created_at: row.created_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
    })),
    ...(await decisionsAbout(app, accountId)),
    payments: (await selectMemberPayments(db, accountId)).map(({ created_at, ...payment }) => ({
      ...payment,
      state: payment.state as PaymentState,
      method: payment.method as PaymentMethod,
      created_at: created_at.toISOString(),
    })),
    emails: (await selectMemberEmails(db, accountId)).map(({ subject, created_at, sent_at, failed_at }) => ({
      ...{ subject, created_at: created_at.toISOString() },
      ...{ sent_at: sent_at?.toISOString() ?? null, failed: failed_at !== null },
    })),
    notes: await notesOf(app, caller, accountId),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}

type PrivateDetails = NonNullable<Awaited<ReturnType<typeof selectPrivateDetails>>>;

const presentAccount = ({ confirmed_at, premium_since, came_by, ...account }: PrivateDetails) => ({
  ...account,
  confirmed_at: confirmed_at?.toISOString() ?? null,
  premium_since: premium_since?.toISOString() ?? null,
  came_by: came_by.filter(Boolean),
});
