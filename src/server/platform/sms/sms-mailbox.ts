import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { isE164, SmsError, type SmsProvider } from './sms.ts';
import { insertSms } from './sms-mailbox-queries.ts';

/**
 * Stores messages for a day, readable at `/dev/sms`.
 * @spec 4.10
 */
export const createSmsMailbox = ({ db, clock }: { db: Db; clock: Clock }): SmsProvider => ({
  kind: 'own',
  async send(message) {
    // An invalid number is refused here, before PostgreSQL refuses it: the error of PostgreSQL quotes the
    // whole row, and with it the secret code in the text message.
    if (!isE164(message.to)) throw new SmsError('refused', 'no number');
    await insertSms(db, message, clock.now());
  },
});
