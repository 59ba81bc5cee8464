import { referenceOf } from '#contract/moderation';
import { banToken } from '../../accounts/bans/ban-token.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/** Bert reported Anna, who was warned and appeals; Chris is banned and has complained. */
export async function insertModerated(
  { app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>,
  siteId: number,
  { anna, bert, chris }: Record<'anna' | 'bert' | 'chris', TestMember>,
) {
  const [at, site_id] = [clock.now(), siteId];
  const text = 'He does not stop.';
  const { id: report } = await db
    .insertInto('reports')
    .values({
      ...{ site_id, reporter_id: bert.accountId, reported_id: anna.accountId, reason: 'harassment', text },
      ...{ evidence: '{}', created_at: at, due_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: decision } = await db
    .insertInto('decisions')
    .values({
      ...{ site_id, account_id: anna.accountId, outcome: 'warning', rule: 'harassment' },
      ...{ reason: text, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: appeal } = await db
    .insertInto('appeals')
    .values({
      ...{ site_id, decision_id: decision, account_id: anna.accountId, party: 'reported' },
      ...{ text, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: complaint } = await db
    .insertInto('complaints')
    .values({
      ...{ site_id, email: anna.email, topic: 'other', text, created_at: at },
      ...{ fingerprint: hashSecret(text), sent_on: at.toISOString().slice(0, 10) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('bans').values({ account_id: chris.accountId, created_at: at, until: null }).execute();
  return {
    ...{ report, decision, appeal, complaint },
    complaintReference: referenceOf(complaint),
    banToken: banToken(app, chris.accountId),
  };
}
