import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { isE164, SmsError, type SmsProvider } from './sms.ts';
import { insertSms } from './sms-mailbox-queries.ts';

/**
 * Stores messages for a day, readable at `/dev/sms`.
 * @spec 4.10
 */
export const createSmsMailbox = ({ db, clock }: { db: Db; clock: Clock }): SmsProvider => ({
  kind: 'built-in',
  async send(message) {
    // PostgreSQL's error about an invalid number would quote the row with the secret code.
    if (!isE164(message.to)) throw new SmsError('refused', 'no number');
    await insertSms(db, message, clock.now());
  },
});
