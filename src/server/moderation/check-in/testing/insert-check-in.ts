import { randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS } from '#contract/durations';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { answerPath, consentPath } from '../check-in-links.ts';
import { sealContact, sealDetails } from '../check-in-texts.ts';

const tokenOf = (path: string): string => path.split('token=')[1] ?? '';

/** Values that identify a check-in. */
export type CheckInIds = {
  checkIn: string;
  checkInFriend: string;
  checkInToken: string;
  checkInConsent: string;
};

/** The member was asked, and a friend agreed. */
export async function insertTestCheckIn(
  { app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>,
  accountId: string,
): Promise<CheckInIds> {
  const [id, friend, now] = [randomUUID(), randomUUID(), clock.now()];
  const contact = { name: 'Ruud', email: 'ruud@mail.example', known_as: 'Bram' };
  const details = { person: 'Daan', place: '', note: '', time_zone: 'Europe/Amsterdam' };
  await db
    .insertInto('check_in_friends')
    .values({
      ...{ id: friend, account_id: accountId, mailbox: randomBytes(32), state: 'accepted' },
      ...{ contact: sealContact(app, friend, contact), asked_at: now, answered_at: now },
    })
    .execute();
  await db
    .insertInto('check_ins')
    .values({
      ...{ id, account_id: accountId, friend_id: friend, details: sealDetails(app, id, details) },
      ...{ starts_at: new Date(now.getTime() - HOUR_MS), due_at: now, created_at: now },
      ...{ state: 'asked', asked_at: now, round: 1 },
    })
    .execute();
  return {
    ...{ checkIn: id, checkInFriend: friend },
    checkInToken: tokenOf(answerPath(app.config.secret, { id, round: 1 })),
    checkInConsent: tokenOf(consentPath(app.config.secret, friend)),
  };
}

export const unknownCheckInIds = ({ app }: Pick<TestServer, 'app'>): CheckInIds => ({
  ...{ checkIn: randomUUID(), checkInFriend: randomUUID() },
  checkInToken: tokenOf(answerPath(app.config.secret, { id: randomUUID(), round: 1 })),
  checkInConsent: tokenOf(consentPath(app.config.secret, randomUUID())),
});
