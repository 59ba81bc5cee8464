import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { insertSms } from './own-sms-queries.ts';
import { isE164, type Sms, SmsAway } from './sms.ts';

const KEPT_MS = 86_400_000;

/** Sends nothing: keeps each message for a day, to be read at `/dev/sms`. */
export const createOwnSms = ({ db, clock }: { db: Db; clock: Clock }): Sms => ({
  by: 'own',
  async send(message) {
    // Asked here, and not of the database, whose refusal would repeat the row with its code.
    if (!isE164(message.to)) throw new SmsAway('refused', 'no number');
    const now = clock.now();
    await insertSms(db, message, now, new Date(now.getTime() - KEPT_MS));
  },
});
