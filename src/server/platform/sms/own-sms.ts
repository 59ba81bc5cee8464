import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { insertSms } from './own-sms-queries.ts';
import { isE164, type Sms, SmsAway } from './sms.ts';

/** Sends nothing: keeps each message for a day (`forgetOld`), to be read at `/dev/sms`. */
export const createOwnSms = ({ db, clock }: { db: Db; clock: Clock }): Sms => ({
  by: 'own',
  async send(message) {
    // Asked here, and not of the database, whose refusal would repeat the row with its code.
    if (!isE164(message.to)) throw new SmsAway('refused', 'no number');
    await insertSms(db, message, clock.now());
  },
});
