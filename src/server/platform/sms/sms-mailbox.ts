import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { isE164, SmsError, type SmsProvider } from './sms.ts';
import { insertSms } from './sms-mailbox-queries.ts';

/**
 * Stores messages for a day instead of sending them; they can be read at `/dev/sms`.
 * @spec 4.10
 */
export const createSmsMailbox = ({ db, clock }: { db: Db; clock: Clock }): SmsProvider => ({
  kind: 'own',
  async send(message) {
    // Checked before the insert, because a constraint error would contain the row with its SMS code.
    if (!isE164(message.to)) throw new SmsError('refused', 'no number');
    await insertSms(db, message, clock.now());
  },
});
