import { sql } from 'kysely';
import { relevanceChecks } from '../../src/server/domains.ts';
import { isEmailRelevant } from '../../src/server/notifications/emails/is-email-relevant.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { sendDueEmails } from '../../src/server/platform/mail/email-worker.ts';
import type { Relevance } from '../../src/server/platform/mail/outbox.ts';
import { smtpTransport } from '../../src/server/providers/mail/smtp.ts';
import { type Benchmark, ratioMeasurement } from '../benchmark.ts';
import { onDatabase, openServer } from '../support/open-server.ts';
import { alternate, median } from '../support/stats.ts';
import { unreadRelevances } from './unread-relevances.ts';

const EMAILS = 1_000;
/** Of a text part and an HTML part, as usual for a notification email. */
const TEXT = 'You have new messages. '.repeat(40);
const HTML = `<p>${'You have new messages. '.repeat(400)}</p>`;
const sender = () => ({ name: 'Lavender', address: 'hello@lavender.example' });

/**
 * Compares the outbox with sending the same emails over as many connections, without a database. Emails about the
 * account leave unasked; those about messages are checked first.
 * @spec P14
 */
export const emailBenchmark: Benchmark = {
  id: 'P14',
  title: 'Emails from the outbox',
  async measure({ smallest: { url }, serve }) {
    await using mailServer = await serve('serve-smtp.ts', url);
    const { app, close } = await openServer(url);
    const { db, clock } = app;
    const isRelevant = (relevance: Relevance) => isEmailRelevant(app, relevanceChecks, relevance);
    const relevances = await onDatabase(url, client => unreadRelevances(client, isRelevant, EMAILS));
    const measurements = [];
    for (const connections of [3, 10]) {
      const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`;
      const transport = smtpTransport(smtpUrl, sender, { connections });
      const deps = { db, clock, transport, log: createLog('silent'), isRelevant };
      const sendQueued = async (checked: readonly Relevance[]) => {
        await queueEmails(db, checked);
        const rate = await perSecond(() => sendDueEmails(deps));
        await assertAllSent(db);
        return rate;
      };
      const { account, message, bare } = await alternate(3, {
        bare: () => perSecond(() => sendBare(transport)),
        account: () => sendQueued([]),
        message: () => sendQueued(relevances),
      });
      for (const [kind, ours] of [
        ['about the account', account],
        ['about messages', message],
      ] as const)
        measurements.push(
          ratioMeasurement(
            `emails ${kind} over ${connections} connections, beside sending without an outbox`,
            { ours: median(ours), limit: median(bare), unit: '/s' },
            { atLeast: 0.6 },
          ),
        );
      transport.close();
    }
    await deleteEmails(db);
    await close();
    return measurements;
  },
};

async function perSecond(send: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await send();
  return EMAILS / ((performance.now() - started) / 1_000);
}

async function sendBare(transport: ReturnType<typeof smtpTransport>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < EMAILS) {
      const to = `member.${next++}@mail.example`;
      await transport.send({
        id: to,
        siteId: 1,
        accountId: null,
        to,
        subject: 'News',
        text: TEXT,
        html: HTML,
      });
    }
  };
  await Promise.all(Array.from({ length: transport.concurrency }, work));
}

const isOurs = sql<boolean>`recipient like 'member.%@mail.example' and subject = 'News'`;
const deleteEmails = (db: Db) => db.deleteFrom('email_outbox').where(isOurs).execute();

/** Without `relevances`, no email is checked before it is sent; with fewer than emails, several share one. */
async function queueEmails(db: Db, relevances: readonly Relevance[]): Promise<void> {
  await deleteEmails(db);
  await sql`insert into email_outbox
      (site_id, recipient, subject, text_body, html_body, relevance, next_attempt_at, created_at)
    select 1, 'member.' || n || '@mail.example', 'News', ${TEXT}::text, ${HTML}::text,
      ${JSON.stringify(relevances)}::jsonb -> (n % greatest(${relevances.length}::int, 1)), now() - interval '1 hour', now()
    from generate_series(1, ${EMAILS}::int) n`.execute(db);
}

/** An email that no longer applies is deleted instead, which would be faster. */
async function assertAllSent(db: Db): Promise<void> {
  const sent = await db
    .selectFrom('email_outbox')
    .where(isOurs)
    .where('sent_at', 'is not', null)
    .select('id')
    .execute();
  if (sent.length !== EMAILS) throw new Error(`only ${sent.length} emails were sent`);
}
