import { expect, test } from 'vitest';
import { CARD_BUDGETS } from '#contract/constants';
import { searchMembers } from '#contract/search';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { captureStatements } from '../testing/capture-statements.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const [server, other] = [await startTestServer({ DATABASE_URL }), await startTestServer({ DATABASE_URL })];
await Promise.all(Array.from({ length: 10 }, () => server.signUpMember({ country: 'NZ' })));

const signUpReader = () =>
  server.signUpMember({ country: 'AU', signedUpAt: new Date('2026-01-01T00:00:00Z'), invisible: true });
const codes = (answers: { error?: { code: string } }[], code: string) =>
  answers.filter(({ error }) => error?.code === code).length;

test('of 200 searches at once in two processes no more cards are answered than the budget of the account has (spec D2.41)', async () => {
  const reader = await signUpReader();
  const search = (index: number) =>
    (index % 2 ? server : other)
      .as(reader, { remoteAddress: `203.0.113.${index}` })
      .send(searchMembers, { query: { country: 'NZ' } });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => search(index)));
  const answered = CARD_BUDGETS.perHour / 10;
  expect([codes(answers, 'too_many_reads'), answers.filter(({ status }) => status === 200).length]).toEqual([
    200 - answered,
    answered,
  ]);
});

test('of 350 searches of a network at once in two processes 300 a minute are answered, refused ones count too', async () => {
  const remoteAddress = '198.51.100.7';
  const send = (index: number, query = {}) =>
    (index % 2 ? server : other)
      .visitor({ remoteAddress })
      .send(searchMembers, { query: { count_only: true, ...query } });
  expect((await send(1, { min_age: 40, max_age: 30 })).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 350 }, (_, index) => send(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(299);
  expect(codes(answers, 'too_many_requests')).toBe(51);
  server.clock.advance(60_000);
  other.clock.advance(60_000);
  expect((await send(1)).status).toBe(200);
});

test('a search counts itself and its cards in one statement', async () => {
  const reader = server.as(await signUpReader(), { remoteAddress: '192.0.2.9' });
  const search = () => reader.call(searchMembers, { query: { country: 'NZ' } });
  await search();
  const statements = await captureStatements(search);
  expect(statements.filter(({ text }) => text.includes('rate_limits'))).toHaveLength(1);
});
