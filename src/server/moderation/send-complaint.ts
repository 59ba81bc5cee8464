import { hash } from 'node:crypto';
import type { BodyOut, Output } from '#contract/call';
import { fieldError } from '#contract/errors';
import { type sendComplaint as call, referenceOf } from '#contract/moderation';
import { requireAccount } from '../accounts/require-account.ts';
import type { App, Caller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { postComplaint, postComplaintReceived } from './complaint-letters.ts';
import { upsertComplaint } from './queries.ts';

/** Complaints of one member, or of one network of visitors. */
const COMPLAINTS = { hits: 5, seconds: 3_600 } as const;

export type Complaint = Pick<BodyOut<typeof call>, 'topic' | 'text'> & { email: string; reference: string };

/**
 * Keeps a complaint and mails it to the site's `support_email`, with a letter to whoever complained (section 2). Sent again on
 * the same day it is the same one, and nobody gets a second letter. A page sends it too, so the limit is counted here.
 * Throws `field_required` at `email` for a visitor without one, `too_many_requests`.
 */
export async function sendComplaint(
  app: App,
  caller: Caller,
  body: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const email = await answerAddress(app, caller, body.email);
  const key = `${caller.site.key} complaint ${caller.accountId ?? caller.address}`;
  await takeHit(app.db, key, COMPLAINTS.hits, COMPLAINTS.seconds, app.clock.now());
  return transact(app, tx => keep(app, tx, caller, { ...body, email }));
}

/** A member is answered at his own address, whatever was sent along. */
async function answerAddress({ db }: App, { accountId }: Caller, typed: string | undefined): Promise<string> {
  if (accountId) return (await requireAccount(db, accountId)).email;
  if (!typed) throw fieldError('email', 'field_required');
  return typed.toLowerCase();
}

async function keep(
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
    await postComplaint(tx, caller, complaint);
    await postComplaintReceived(app, tx, caller, complaint);
  }
  return { reference };
}
