import type { Output, QueryOut } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import type { EmailFeedbackKind } from '#contract/email-feedback';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import type { DisabledReason } from '#contract/notifications';
import {
  type getStaffEmail as emailCall,
  emailOrders,
  type getStaffEmails as emailsCall,
  type getEmailFigures as figuresCall,
  type getStoppedEmails as stoppedCall,
} from '#contract/staff-emails';
import type { App, StaffCaller } from '../../app.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { requireLookup } from '../lookups/member-lookups.ts';
import { requireMember } from '../members/require-member.ts';
import {
  type EmailRow,
  emailKeysets,
  selectEmailFigures,
  selectMemberEmail,
  selectSiteEmails,
  selectStopped,
} from './email-queries.ts';
import { maskEmail, statusCodesIn } from './mask-email.ts';

const PAGE_SIZE = 50;
const FEEDBACK_DAYS = 7;

/**
 * @throws with `member`: not_found, lookup_reason_required
 * @spec D5.10
 */
export async function getStaffEmails(
  app: App,
  caller: StaffCaller,
  { member, sort, before, kind, state, ...days }: QueryOut<typeof emailsCall>,
): Promise<Output<typeof emailsCall>> {
  const { site } = caller;
  const accountId = member === undefined ? undefined : await requireMember(app, caller, member);
  if (accountId !== undefined) await requireLookup(app, caller, accountId, 'emails');
  const filter = { ...days, siteId: site.id, timeZone: site.timeZone, kind, state, accountId };
  const order = orderAmong(emailOrders, sort);
  const page = pageBehind(before, emailKeysets[order], PAGE_SIZE);
  const { shown, next } = pageOf(await selectSiteEmails(app.db, filter, { order, ...page }), PAGE_SIZE);
  return { emails: shown.map(presentEmail), next };
}

function presentEmail(row: EmailRow): Output<typeof emailsCall>['emails'][number] {
  const state = row.sentAt ? 'sent' : row.failedAt ? 'failed' : 'waiting';
  return {
    ...{ id: row.id, kind: row.kind, state, attempts: row.attempts, member: row.member },
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    next_attempt_at: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    recipient: maskEmail(row.recipient),
    error: statusCodesIn(row.error),
    feedback: row.feedback as EmailFeedbackKind[],
  };
}

/**
 * @throws not_found unless the email went to the present address of its member; lookup_reason_required
 * @spec D5.10 D5.7
 */
export async function getStaffEmail(
  app: App,
  caller: StaffCaller,
  id: string,
): Promise<Output<typeof emailCall>> {
  const email = await selectMemberEmail(app.db, caller.site.id, id);
  if (!email) throw new ApiError('not_found');
  await requireLookup(app, caller, email.account_id, 'email');
  const { recipient, subject, last_error: error } = email;
  return { recipient, subject, error };
}

/** @spec D5.10 */
export async function getEmailFigures(
  { db, clock }: App,
  { site }: StaffCaller,
): Promise<Output<typeof figuresCall>> {
  const feedbackSince = new Date(clock.now().getTime() - FEEDBACK_DAYS * DAY_MS);
  const { since, ...figures } = await selectEmailFigures(db, { siteId: site.id, feedbackSince });
  return { ...figures, waiting_since: since?.toISOString() ?? null };
}

/** @spec D5.10 3.1 */
export async function getStoppedEmails(
  { db }: App,
  { site }: StaffCaller,
  { reason, before }: QueryOut<typeof stoppedCall>,
): Promise<Output<typeof stoppedCall>> {
  const rows = await selectStopped(db, { siteId: site.id, reason, before }, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    members: shown.map(({ member, recipient, reasons, latest }) => ({
      ...{ member, recipient: maskEmail(recipient), reasons: reasons as DisabledReason[] },
      latest: latest?.toISOString() ?? null,
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.accountId ?? null) : null,
  };
}
