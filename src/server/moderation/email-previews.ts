import type { EmailPreviews, EmailSample } from '../app.ts';
import { queueComplaintConfirmation, queueComplaintEmail } from './complaint-emails.ts';
import { queueReportConfirmation, queueReportEmail } from './reports/send-report.ts';

const complaintOf = ({ recipient }: EmailSample) => ({
  topic: 'credits' as const,
  text: 'I paid and nothing came.\nWhat now?',
  email: recipient.email,
  reference: '8C1F04D2',
});
const report = { reference: '5E77A0B9', reason: 'harassment' } as const;

/** @spec D2.31 */
export const moderationEmailPreviews: EmailPreviews = {
  'Complaint received': sample =>
    queueComplaintConfirmation(sample.app, sample.tx, sample.caller, complaintOf(sample)),
  'Complaint, to the operator': sample =>
    queueComplaintEmail(sample.app, sample.tx, sample.caller, complaintOf(sample)),
  'Report received': ({ app, tx, caller }) => queueReportConfirmation(app, tx, caller, report),
  'Report, to the operator': ({ app, tx, caller }) => queueReportEmail(app, tx, caller, report),
  'Urgent report, to the operator': ({ app, tx, caller }) =>
    queueReportEmail(app, tx, caller, { ...report, reason: 'underage' }),
};
