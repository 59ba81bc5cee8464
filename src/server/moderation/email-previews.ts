import { DAY_MS } from '#contract/durations';
import type { ReportOutcome } from '#contract/house-rules';
import type { SubjectKind } from '#contract/reports';
import type { EmailPreviews, EmailSample } from '../app.ts';
import { queueAppealDecision, queueAppealReceived, queueAppealToOperator } from './appeals/appeal-emails.ts';
import { queueComplaintAnswer, queueComplaintConfirmation, queueComplaintEmail } from './complaint-emails.ts';
import {
  queueDecisionToReported,
  queueDecisionToReporter,
  queueDecisionUndone,
} from './decisions/decision-emails.ts';
import type { Removed } from './decisions/measures.ts';
import { queueUndoneToReporter } from './decisions/undone-emails.ts';
import { queueNoticeDecided, queueNoticeReceived, queueNoticeUndone } from './notices/notice-emails.ts';
import { queueReportConfirmation, queueReportEmail } from './reports/send-report.ts';

const complaintOf = ({ recipient }: EmailSample) => ({
  topic: 'credits' as const,
  text: 'I paid and nothing came.\nWhat now?',
  email: recipient.email,
  reference: '8C1F04D2',
});
const report = { reference: '5E77A0B9', reason: 'harassment' } as const;

const complaintId = '018f0000-0000-7000-8000-00008c1f04d2';
const reportId = '018f0000-0000-7000-8000-00005e77a0b9';
const reason =
  'You asked three members for money within a day, with the same story about a broken phone.\nThat is not what this site is for.';

const decisionAbout =
  (measure: {
    outcome: ReportOutcome;
    days?: number;
    removed?: Removed;
    refund?: number;
    subject?: SubjectKind;
  }) =>
  ({ app, tx, caller, recipient }: EmailSample): Promise<void> =>
    queueDecisionToReported(app, tx, caller.site, {
      id: reportId,
      replacedAt: null,
      subject: measure.subject ?? 'profile',
      reported: recipient,
      decision: {
        ...{ outcome: measure.outcome, rule: 'scam', reason },
        banUntil: measure.days ? new Date(tx.now.getTime() + measure.days * DAY_MS) : null,
      },
      removed: measure.removed ?? { aboutMe: null, photos: [], messages: [] },
      refunds: new Map(measure.refund ? [['EUR' as const, measure.refund]] : []),
    });

const decisionOnReport =
  (outcome: ReportOutcome) =>
  ({ app, tx, caller, recipient }: EmailSample): Promise<void> =>
    queueDecisionToReporter(app, tx, caller.site, {
      report: {
        ...{ id: reportId, reporter_id: recipient.accountId },
        ...{ reason: 'harassment', subject_kind: 'message' },
      },
      decision: {
        ...{ outcome, rule: outcome === 'no_action' ? null : ('harassment' as const), banUntil: null },
        reason: 'He answered your question, a bit curtly. That is within the rules.',
      },
    });

const decisionOnNotice =
  (outcome: ReportOutcome) =>
  ({ app, tx, caller, recipient }: EmailSample): Promise<void> =>
    queueNoticeDecided(app, tx, caller.site, {
      ...{ id: reportId, email: recipient.email, language: recipient.language, member: recipient },
      path: '/landers/gallery',
      decision: {
        ...{ outcome, rule: outcome === 'no_action' ? null : ('minors' as const) },
        reason: 'Everybody in the picture is an adult who agreed to it.',
      },
    });

const appealDecision =
  (outcome: 'upheld' | 'overturned', party: 'reported' | 'reporter', wasBan = false) =>
  ({ app, tx, caller, recipient }: EmailSample): Promise<void> =>
    queueAppealDecision(app, tx, caller.site, {
      recipient: { ...recipient, status: 'active' },
      ...{ party, outcome, pageId: reportId, wasBan },
      answer: 'We read the conversation again, all of it this time.',
    });

/** @spec D2.31 */
export const moderationEmailPreviews: EmailPreviews = {
  'Complaint received': sample =>
    queueComplaintConfirmation(sample.app, sample.tx, sample.caller, complaintOf(sample)),
  'Complaint, to the operator': sample =>
    queueComplaintEmail(sample.app, sample.tx, sample.caller, complaintOf(sample)),
  'Report received': ({ app, tx, caller }) => queueReportConfirmation(app, tx, caller, report),
  'Report, to the operator': ({ app, tx, caller }) => queueReportEmail(app, tx, caller, report),
  'Complaint answered': ({ app, tx, caller, recipient }) =>
    queueComplaintAnswer(app, tx, caller.site, {
      ...{ id: complaintId, email: recipient.email, topic: 'credits', member: recipient },
      answer: 'Your payment arrived this morning, and your credits are there.\nSorry for the wait.',
    }),
  'Decision: something was removed': decisionAbout({
    outcome: 'content_removed',
    removed: { aboutMe: 'Text', photos: [reportId], messages: [] },
  }),
  'Decision: warning': decisionAbout({ outcome: 'warning', subject: 'message' }),
  'Decision: a message was removed': decisionAbout({
    outcome: 'content_removed',
    subject: 'chat_photo',
    removed: { aboutMe: null, photos: [], messages: [reportId] },
  }),
  'Notice of illegal content received': ({ app, tx, caller, recipient }) =>
    queueNoticeReceived(app, tx, caller, { reference: '5E77A0B9', email: recipient.email }),
  'Notice decided: action': decisionOnNotice('warning'),
  'Notice decided: no action': decisionOnNotice('no_action'),
  'Decision: temporary ban': decisionAbout({ outcome: 'temporary_ban', days: 7 }),
  'Decision: permanent ban': decisionAbout({ outcome: 'permanent_ban', refund: 1_250 }),
  'Decision undone': ({ app, tx, caller, recipient }) =>
    queueDecisionUndone(app, tx, caller.site, { reported: recipient, decidedAt: tx.now }),
  'Report decided: action': decisionOnReport('warning'),
  'Report decided: no action': decisionOnReport('no_action'),
  'Report decided: what was done is undone': ({ app, tx, caller, recipient }) =>
    queueUndoneToReporter(app, tx, caller.site, {
      reporter: { ...recipient, status: 'active' },
      report: { id: reportId, reason: 'harassment', subject_kind: 'message', hasAppealed: false },
      decision: { created_at: tx.now },
    }),
  'Notice decided: what was done is undone': ({ app, tx, caller, recipient }) =>
    queueNoticeUndone(app, tx, caller.site, {
      ...{ id: reportId, email: recipient.email, language: recipient.language, member: recipient },
      path: '/landers/gallery',
    }),
  'Appeal received': ({ app, tx, caller, recipient }) => queueAppealReceived(app, tx, caller.site, recipient),
  'Appeal, to the operator': ({ app, tx, caller, recipient }) =>
    queueAppealToOperator(app, tx, caller.site, recipient.accountId, reportId),
  'Appeal upheld': appealDecision('upheld', 'reported'),
  'Appeal overturned': appealDecision('overturned', 'reported'),
  'Appeal overturned, of a ban': appealDecision('overturned', 'reported', true),
  'Appeal about a report upheld': appealDecision('upheld', 'reporter'),
  'Appeal about a report overturned': appealDecision('overturned', 'reporter'),
  'Urgent report, to the operator': ({ app, tx, caller }) =>
    queueReportEmail(app, tx, caller, { ...report, reason: 'underage' }),
};
