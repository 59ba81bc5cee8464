import { expect, test } from 'vitest';
import { resendActivation } from '#contract/signup';
import { claimKey, keyedRequest } from '../platform/http/idempotency.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { sendDueEmails } from '../platform/mail/email-worker.ts';
import { keepInOutbox } from '../platform/mail/transport.ts';
import { purgeExpiredPlatformData } from '../platform/purge-expired.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { purgeExpiredLoginData } from './jobs.ts';
import { beginAttempt } from './login/lockout.ts';

const server = await startTestServer();
const { app, db, clock } = server;

const days = (count: number) => clock.advance(count * 86_400_000);
const tables = [
  'sessions',
  'account_tokens',
  'login_failures',
  'idempotency_keys',
  'rate_limits',
  'email_outbox',
] as const;
const filled = async () => {
  const counts = await Promise.all(
    tables.map(table =>
      db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow(),
    ),
  );
  return tables.filter((_, index) => counts[index]?.rows !== 0);
};

test('rows are purged once they expired, and not before (spec D2.20, D2.21)', async () => {
  const member = await server.signUpMember({ status: 'not_confirmed' });
  await server.as(member).call(resendActivation);
  await beginAttempt(app, { siteId: 1, emailHash: Buffer.alloc(32) });
  const keyed = keyedRequest('secret', 'visitor', 'a-key-of-a-test', 'POST', { query: {}, payload: '{}' });
  await claimKey(db, keyed, clock.now());
  await takeHit(db, 'hits', 1, 60, clock.now());
  await sendDueEmails({ db, clock, log: app.log, transport: keepInOutbox });

  const sweep = async () => {
    await purgeExpiredLoginData(app);
    await purgeExpiredPlatformData(app);
    return filled();
  };
  expect(await sweep()).toEqual([...tables]);
  days(1.5);
  expect(await sweep()).toEqual(['sessions', 'account_tokens', 'login_failures', 'email_outbox']);
  days(6);
  expect(await sweep()).toEqual(['sessions', 'account_tokens', 'email_outbox']);
  days(23);
  expect(await sweep()).toEqual(['account_tokens']);
  days(7);
  expect(await sweep()).toEqual([]);
});

test('an email that was not sent yet is never purged', async () => {
  const member = await server.signUpMember({ status: 'not_confirmed' });
  await server.as(member).call(resendActivation);
  days(60);
  await purgeExpiredPlatformData(app);
  expect(await filled()).toContain('email_outbox');
});
