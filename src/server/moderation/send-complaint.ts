import { hash } from 'node:crypto';
import type { BodyOut, Output } from '#contract/call';
import { HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import { type sendComplaint as call, referenceOf } from '#contract/moderation';
import { requireAccount } from '../accounts/find-account.ts';
import type { App, Caller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { queueComplaintConfirmation, queueComplaintEmail } from './complaint-emails.ts';
import { upsertComplaint } from './queries.ts';

/** Complaints an hour by a member, or by all visitors of one network. */
const COMPLAINT_LIMIT = { hits: 5, seconds: HOUR_SECONDS } as const;

export type Complaint = Pick<BodyOut<typeof call>, 'topic' | 'text'> & { email: string; reference: string };

/**
 * If a sender repeats a complaint on the same day, no email is sent.
 * @throws field_required at `email` if a visitor gives none; too_many_requests
 * @spec 2.9 D5.5
 */
export async function sendComplaint(
  app: App,
  caller: Caller,
  body: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const email = await answerEmail(app, caller, body.email);
  const key = `${caller.site.key} complaint ${caller.accountId ?? caller.address}`;
  await takeHit(app.db, key, COMPLAINT_LIMIT.hits, COMPLAINT_LIMIT.seconds, app.clock.now());
  return transact(app, tx => insertAndNotify(app, tx, caller, { ...body, email }));
}

/** A member gets the answer at the account's address, whatever address was typed. */
async function answerEmail({ db }: App, { accountId }: Caller, typed: string | undefined): Promise<string> {
  if (accountId) return (await requireAccount(db, accountId)).email;
  if (!typed) throw fieldError('email', 'field_required');
  return typed.toLowerCase();
}

async function insertAndNotify(
  app: App,
  tx: Tx,
  caller: Caller,
  { topic, text, email }: Omit<Complaint, 'reference'>,
): Promise<Output<typeof call>> {
  const { id, isNew } = await upsertComplaint(tx.db, {
    site_id: caller.site.id,
    account_id: caller.accountId,
    email,
    topic,
    text,
    fingerprint: hash('sha256', `${topic} ${text}`, 'buffer'),
    sent_on: tx.now.toISOString().slice(0, 10),
    created_at: tx.now,
  });
  const reference = referenceOf(id);
  if (isNew) {
    const complaint = { topic, text, email, reference };
    await queueComplaintEmail(app, tx, caller, complaint);
    await queueComplaintConfirmation(app, tx, caller, complaint);
  }
  return { reference };
}
