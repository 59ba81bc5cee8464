import { DAY_MS } from '#contract/durations';
import type { EmailPreviews, EmailSample } from '../app.ts';
import { queueEnableEmail } from './disabled/enable-notifications.ts';
import { queueSignupReminder } from './signup-reminders/signup-reminder-email.ts';

/** @spec D2.31 */
export const notificationEmailPreviews: EmailPreviews = {
  'Notification emails again': ({ app, tx, caller, recipient }) =>
    queueEnableEmail(app, tx, caller.site, recipient),
  'Address not confirmed yet': sample => remind(sample, null),
  'Address not confirmed yet, again': sample => remind(sample, 1),
};

const remind = ({ app, tx, recipient }: EmailSample, sent: number | null): Promise<void> => {
  const signedUpAt = new Date(tx.now.getTime() - (sent === null ? 1 : 4) * DAY_MS);
  const relevance = { check: '', account: recipient.accountId };
  return queueSignupReminder(app, tx, { ...recipient, signedUpAt, sent }, relevance);
};
