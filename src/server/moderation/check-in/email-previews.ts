import { HOUR_MS } from '#contract/durations';
import type { EmailPreviews, EmailSample } from '../../app.ts';
import { askMember } from './ask-member.ts';
import { sealDetails } from './check-in-texts.ts';
import {
  type FriendRecipient,
  queueAlarmEmail,
  queueAllWellEmail,
  queueConsentEmail,
} from './friend-emails.ts';
import { notifyWithdrawal } from './notify-withdrawal.ts';

const id = '018f0000-0000-4000-8000-00005e77a0b9';
const details = {
  person: 'Daan',
  place: 'Café Sarphaat, Amsterdam',
  note: 'My bike is at Central Station. Call my sister if it gets late.',
  time_zone: 'Europe/Amsterdam',
};

const friendRecipientOf = ({ caller, recipient }: EmailSample): FriendRecipient => ({
  site: caller.site,
  member: recipient,
  friend: { id, name: 'Ruud', email: 'friend@mail.example', known_as: 'Bram' },
});

/** @spec D5.3 D2.31 */
export const checkInEmailPreviews: EmailPreviews = {
  'Check-in: all well?': ({ app, tx, recipient }) =>
    askMember(app, tx, {
      ...{ id, account_id: recipient.accountId, due_at: tx.now, round: 1 },
      details: sealDetails(app, id, details),
    }),
  'Check-in: a friend is asked': sample =>
    queueConsentEmail(sample.app, sample.tx, friendRecipientOf(sample)),
  'Check-in: a friend is notified': sample =>
    queueAlarmEmail(sample.app, sample.tx, friendRecipientOf(sample), {
      ...{ id, ...details, dueAt: sample.tx.now },
      startsAt: new Date(sample.tx.now.getTime() - 3 * HOUR_MS),
    }),
  'Check-in: a friend no longer wants to hear': ({ app, tx, recipient }) =>
    notifyWithdrawal(
      app,
      tx,
      {
        ...{ id, account_id: recipient.accountId, friend_id: id, details: sealDetails(app, id, details) },
        ...{ starts_at: tx.now, due_at: tx.now, state: 'open', round: 0, asked_at: null },
      },
      'Ruud',
    ),
  'Check-in: all is well': sample => queueAllWellEmail(sample.app, sample.tx, friendRecipientOf(sample), id),
};
