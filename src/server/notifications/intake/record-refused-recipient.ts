import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { isUnknownRecipient } from './delivery-failure.ts';
import { countFeedback } from './receive-email-feedback.ts';
import { recordEmailFeedback } from './record-email-feedback.ts';

/**
 * The mail server refused the recipient while we sent the email. Only "no such mailbox" counts as a bounce, because a
 * policy or a full mailbox says nothing of the address.
 * @param status enhanced status code, such as 5.1.1
 * @spec D2.49
 */
export async function recordRefusedRecipient(
  app: App,
  emailId: string,
  status: string | null,
): Promise<void> {
  if (!isUnknownRecipient(status)) return;
  countFeedback(app, await transact(app, tx => recordEmailFeedback(tx, { emailId, kind: 'bounce' })));
}
