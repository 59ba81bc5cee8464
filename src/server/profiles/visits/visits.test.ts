import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { VISITS } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { like } from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import { getVisitors, recordVisit } from '#contract/visits';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeOldVisits } from './visitors-of.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;

const premium = () => signUpMember({ premium: true });
const visit = (from: TestMember, to: TestMember) =>
  as(from).send(recordVisit, { body: { id: to.profileId } });
const visitorsOf = async (member: TestMember) => (await as(member).call(getVisitors)).visitors;
const idsOf = async (member: TestMember) => (await visitorsOf(member)).map(({ id }) => id);

describe('visitors of a profile (spec 6.3, D5.6)', () => {
  test('a premium member sees who came in the last 7 days, the latest first, each once', async () => {
    const [me, one, other] = [await premium(), await signUpMember(), await signUpMember()];
    await visit(one, me);
    clock.advance(HOUR_MS);
    await visit(other, me);
    expect(await idsOf(me)).toEqual([other.profileId, one.profileId]);
    expect((await visitorsOf(me))[1]).toMatchObject({ name: one.name, age: 35 });
    clock.advance(7 * DAY_MS - HOUR_MS);
    expect(await idsOf(me)).toEqual([other.profileId]);
  });

  test('opening a page again within some hours is the same visit, later it is a new one', async () => {
    const [me, one] = [await premium(), await signUpMember()];
    const when = async () => (await visitorsOf(me)).map(({ visited_at }) => visited_at);
    await visit(one, me);
    const first = await when();
    clock.advance(2 * HOUR_MS);
    await visit(one, me);
    expect(await when()).toEqual(first);
    clock.advance(2 * HOUR_MS);
    await visit(one, me);
    expect(await when()).toEqual([clock.now().toISOString()]);
  });

  test('120 members an hour are visited; the next visit is refused and not recorded, earlier ones may be repeated', async () => {
    const [me, one] = [await premium(), await signUpMember()];
    const others = await Promise.all(Array.from({ length: VISITS.perHour + 30 }, () => signUpMember()));
    const answers = await Promise.all(others.map(other => visit(one, other)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(VISITS.perHour);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'visits_limit']));
    const { status, error, headers } = await visit(one, me);
    expect([status, error?.code, headers['retry-after']]).toEqual([429, 'visits_limit', '3600']);
    expect(await idsOf(me)).toEqual([]);
    const seen = answers.findIndex(answer => answer.status === 204);
    expect((await visit(one, others[seen] as TestMember)).status).toBe(204);
    clock.advance(HOUR_MS);
    expect((await visit(one, me)).status).toBe(204);
    expect(await idsOf(me)).toEqual([one.profileId]);
  });

  test('a free member gets premium_only and no data', async () => {
    const [me, one] = [await signUpMember(), await signUpMember({ name: 'Nieuwsgierig' })];
    await visit(one, me);
    const { status, error, body } = await as(me).send(getVisitors);
    expect([status, error?.message]).toEqual([403, 'Deze functie is alleen beschikbaar voor premium leden.']);
    expect(JSON.stringify(body)).not.toContain(one.profileId);
  });

  test.each([
    ['the visitor', 0],
    ['the visited member', 1],
  ] as const)('%s does not share visits: nothing is recorded', async (_who, side) => {
    const pair = [await premium(), await premium()] as const;
    await as(pair[side]).call(changeProfile, { body: { shares_visits: false } });
    await visit(pair[0], pair[1]);
    await as(pair[side]).call(changeProfile, { body: { shares_visits: true } });
    expect(await idsOf(pair[1])).toEqual([]);
  });

  test.each([
    ['the visitor', 0],
    ['the visited member', 1],
  ] as const)('%s turns sharing of visits off later: the visit is no longer shown', async (_who, side) => {
    const pair = [await premium(), await premium()] as const;
    await visit(pair[0], pair[1]);
    await as(pair[side]).call(changeProfile, { body: { shares_visits: false } });
    expect(await idsOf(pair[1])).toEqual([]);
  });

  test('an invisible member leaves no visit, except with members they contacted first (spec 4.5)', async () => {
    const hidden = await signUpMember({ invisible: true });
    const [stranger, liked] = [await premium(), await premium()];
    await as(hidden).call(like, { body: { id: liked.profileId } });
    for (const one of [stranger, liked]) await visit(hidden, one);
    expect([await idsOf(stranger), await idsOf(liked)]).toEqual([[], [hidden.profileId]]);
    // The earlier visit was not recorded, because the member was invisible then.
    await as(hidden).call(changeProfile, { body: { invisible: false } });
    expect(await idsOf(stranger)).toEqual([]);
    await visit(hidden, stranger);
    expect(await idsOf(stranger)).toEqual([hidden.profileId]);
    await as(hidden).call(changeProfile, { body: { invisible: true } });
    expect(await idsOf(stranger)).toEqual([]);
  });

  test('the own page and those of a blocker, a hidden and an unknown member answer alike and record nothing', async () => {
    const me = await premium();
    const blocker = await premium();
    const hidden = await signUpMember({ premium: true, invisible: true });
    await as(blocker).call(blockMember, { body: { id: me.profileId } });
    const unknown = { ...me, profileId: crypto.randomUUID() };
    const answers = [];
    for (const one of [me, blocker, hidden, unknown]) {
      const { status, body } = await visit(me, one);
      answers.push([status, body]);
    }
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    const rows = await db
      .selectFrom('visits')
      .select('visited_id')
      .where('visitor_id', '=', me.profileId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a block removes the visits of both', async () => {
    const [one, other] = [await premium(), await premium()];
    await visit(one, other);
    await visit(other, one);
    await as(one).call(blockMember, { body: { id: other.profileId } });
    const left = await db
      .selectFrom('visits')
      .selectAll()
      .where('visitor_id', 'in', [one.profileId, other.profileId])
      .execute();
    expect(left).toEqual([]);
  });

  test('comes in pages without gaps or duplicates', async () => {
    const me = await premium();
    const came = [];
    for (let count = 0; count < 30; count++) {
      const one = await signUpMember();
      await visit(one, me);
      came.push(one.profileId);
      if (count % 3 === 0) clock.advance(1_000);
    }
    const first = await as(me).call(getVisitors);
    expect([first.visitors.length, first.next !== null]).toEqual([24, true]);
    const second = await as(me).call(getVisitors, { query: { before: first.next ?? '' } });
    const all = [...first.visitors, ...second.visitors].map(({ id }) => id);
    expect(all.toSorted()).toEqual(came.toSorted());
    expect(second.next).toBeNull();
  });

  test('a job deletes the visits that are no longer shown', async () => {
    const [me, one] = [await premium(), await signUpMember()];
    await visit(one, me);
    clock.advance(7 * DAY_MS);
    await purgeOldVisits(app);
    expect(await db.selectFrom('visits').selectAll().execute()).toEqual([]);
  });
});
