import { hash } from 'node:crypto';
import type { BodyOut, Output } from '#contract/call';
import { type sendContentNotice as call, mayBeAnonymous } from '#contract/content-notices';
import { HOUR_SECONDS } from '#contract/durations';
import { ApiError, type FieldErrors } from '#contract/errors';
import { referenceOf } from '#contract/moderation';
import { requireAccount } from '../../accounts/find-account.ts';
import type { App, Caller } from '../../app.ts';
import { takeHit } from '../../platform/http/rate-limit.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { dueOf } from '../reports/due-of.ts';
import { insertReport } from '../reports/queries.ts';
import { queueReportEmail } from '../reports/send-report.ts';
import { contentPath } from './content-address.ts';
import { queueNoticeReceived } from './notice-emails.ts';
import { gatherNoticeEvidence } from './notice-evidence.ts';
import { upsertNotice } from './queries.ts';

/** Notices an hour by a member, or by all visitors of one network. */
const NOTICE_LIMIT = { hits: 5, seconds: HOUR_SECONDS } as const;

type Notice = Pick<BodyOut<typeof call>, 'reason' | 'text'> & {
  path: string;
  name: string | null;
  email: string | null;
};

/**
 * Puts a notice into the queue of reports, with what the page shows as evidence, and confirms it. Repeated on the same
 * day, it is the same one.
 * @throws field_required at `name` and `email`; field_invalid at `url`; too_many_requests
 * @spec D2.27 D5.5
 */
export async function sendNotice(
  app: App,
  caller: Caller,
  { url, reason, text, name, email }: BodyOut<typeof call>,
): Promise<Output<typeof call>> {
  const path = contentPath(caller.site, url);
  const sender = await senderOf(app, caller, { reason, name, email });
  const key = `${caller.site.key} notice ${caller.accountId ?? caller.address}`;
  await takeHit(app.db, key, NOTICE_LIMIT.hits, NOTICE_LIMIT.seconds, app.clock.now());
  return transact(app, tx => store(app, tx, caller, { path, reason, text, ...sender }));
}

/** A member is answered at the account's address, whatever was typed. */
async function senderOf(
  { db }: App,
  { accountId }: Caller,
  { reason, name, email }: Pick<BodyOut<typeof call>, 'reason' | 'name' | 'email'>,
): Promise<Pick<Notice, 'name' | 'email'>> {
  if (accountId) return { name: null, email: (await requireAccount(db, accountId)).email };
  const missing: FieldErrors = {
    ...(!name && { name: { code: 'field_required', params: {} } }),
    ...(!email && { email: { code: 'field_required', params: {} } }),
  };
  if (!mayBeAnonymous(reason) && Object.keys(missing).length > 0)
    throw new ApiError('invalid_input', { fields: missing });
  return { name: name ?? null, email: email?.toLowerCase() ?? null };
}

async function store(
  app: App,
  tx: Tx,
  caller: Caller,
  { path, reason, text, name, email }: Notice,
): Promise<Output<typeof call>> {
  const { site, accountId, language } = caller;
  const { id, isNew } = await upsertNotice(tx.db, {
    ...{ site_id: site.id, path, name, language, created_at: tx.now },
    // The report knows the member, whose address may change and goes with the account.
    email: accountId === null ? email : null,
    fingerprint: hash('sha256', JSON.stringify([accountId ?? email, path, reason, text]), 'buffer'),
    sent_on: tx.now.toISOString().slice(0, 10),
  });
  const reference = referenceOf(id);
  if (!isNew) return { reference };
  const { accountId: reportedId, evidence, fileKeys } = await gatherNoticeEvidence(tx, caller, path);
  await insertReport(
    tx.db,
    {
      ...{ id, site_id: site.id, reason, text, created_at: tx.now, ...dueOf(reason, tx.now) },
      ...{ reporter_id: accountId, reported_id: reportedId, evidence: JSON.stringify(evidence) },
      subject_kind: reportedId === null ? 'page' : 'profile',
    },
    fileKeys,
  );
  await queueReportEmail(app, tx, caller, { reference, reason });
  if (email !== null) await queueNoticeReceived(app, tx, caller, { reference, email });
  return { reference };
}
