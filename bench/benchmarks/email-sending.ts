import { sql } from 'kysely';
import { systemClock } from '../../src/server/platform/clock.ts';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { sendDueEmails } from '../../src/server/platform/mail/email-worker.ts';
import { smtpTransport } from '../../src/server/providers/mail/smtp.ts';
import { type Benchmark, ratioMeasurement } from '../benchmark.ts';
import { alternate, median } from '../support/stats.ts';

const EMAILS = 1_000;
/** Of a text part and an HTML part, as usual for a notification email. */
const TEXT = 'You have new messages. '.repeat(40);
const HTML = `<p>${'You have new messages. '.repeat(400)}</p>`;
const sender = () => ({ name: 'Lavender', address: 'hello@lavender.example' });

/**
 * Compares the outbox with sending the same emails over as many connections, without a database.
 * @spec P14
 */
export const emailBenchmark: Benchmark = {
  id: 'P14',
  title: 'Emails from the outbox',
  async measure({ smallest: { url }, serve }) {
    await using mailServer = await serve('serve-smtp.ts', url);
    const db = createDb(url);
    const measurements = [];
    for (const connections of [3, 10]) {
      const smtpUrl = `smtp://127.0.0.1:${mailServer.port}`;
      const transport = smtpTransport(smtpUrl, sender, { connections });
      const deps = { db, transport, log: createLog('silent'), clock: systemClock };
      const { ours, bare } = await alternate(3, {
        bare: () => perSecond(() => sendBare(transport)),
        async ours() {
          await queueEmails(db);
          return perSecond(() => sendDueEmails(deps));
        },
      });
      measurements.push(
        ratioMeasurement(
          `emails over ${connections} connections, beside sending without an outbox`,
          { ours: median(ours), limit: median(bare), unit: '/s' },
          { atLeast: 0.6 },
        ),
      );
      transport.close();
    }
    await deleteEmails(db);
    await db.destroy();
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

async function queueEmails(db: Db): Promise<void> {
  await deleteEmails(db);
  await sql`insert into email_outbox (site_id, recipient, subject, text_body, html_body, next_attempt_at, created_at)
    select 1, 'member.' || n || '@mail.example', 'News', ${TEXT}::text, ${HTML}::text, now() - interval '1 hour', now()
    from generate_series(1, ${EMAILS}::int) n`.execute(db);
}
