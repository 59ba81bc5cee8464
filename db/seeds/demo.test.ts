import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { centreOf, kilometresApart } from '#contract/cells';
import { FREE_CONVERSATION_LIMIT } from '#contract/constants';
import { countryCodes } from '#contract/countries';
import { isRegionOf } from '#contract/regions';
import { reconcileLedger } from '../../src/server/credits/reconciliation/reconcile-ledger.ts';
import { fixedClock } from '../../src/server/platform/clock.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { testDatabase } from '../../src/server/platform/testing/database.ts';
import { type Town, townById } from '../../src/server/site/places/town-index.ts';
import { demoMembers } from './demo/demo-members.ts';
import { homeTownsOf } from './demo/home-towns.ts';
import { insertDemoData } from './demo.ts';

const now = new Date('2026-03-14T12:00:00Z');
const db = await testDatabase();
await insertDemoData(db, now);

const count = async (query: string): Promise<number> => {
  const { rows } = await sql.raw<{ count: number }>(`select count(*) as count ${query}`).execute(db);
  return rows[0]?.count ?? 0;
};

test('at least 400 members in all countries: a quarter Dutch, nine men for each woman, all adults', async () => {
  const members = await count('from profiles');
  expect(members).toBeGreaterThan(400);
  expect(await count('from (select distinct country from profiles) c')).toBe(countryCodes.length);
  expect((await count(`from profiles where country = 'NL'`)) / members).toBeCloseTo(0.25, 1);
  expect((await count(`from profiles where gender = 'male'`)) / members).toBeCloseTo(0.9, 1);
  expect(
    await count(`from profiles where birth_date > '${now.toISOString()}'::date - interval '18 years'`),
  ).toBe(0);
});

test('the second site has its own name, members and prices, and shares no likes or conversations with the first', async () => {
  expect(
    await count(`from site_hosts h join sites s on s.id = h.site_id where host = 'lilac.localhost'`),
  ).toBe(1);
  expect(await count(`from profiles p join sites s on s.id = p.site_id where s.key = 'lilac'`)).toBe(21);
  expect(await count(`from bundles b join sites s on s.id = b.site_id where s.key = 'lilac'`)).toBe(6);
  expect(
    await count(
      'from likes l join profiles a on a.id = liker_id join profiles b on b.id = liked_id where a.site_id <> b.site_id',
    ),
  ).toBe(0);
  expect(
    await count(
      'from conversations c join profiles a on a.id = low_id join profiles b on b.id = high_id where a.site_id <> b.site_id',
    ),
  ).toBe(0);
});

test('the demo data is the same each time and inserted only once', async () => {
  const names = (at: Date) =>
    demoMembers(at).map(({ profileId, name, aboutMe }) => [profileId, name, aboutMe]);
  expect(names(now)).toEqual(names(new Date('2027-01-01T00:00:00Z')));
  expect(await insertDemoData(db, now)).toBe(0);
});

test('the ledger agrees with the wallets, and every message is paid', async () => {
  expect(
    await count(`from wallets w join (select account_id, sum(amount) as total from ledger_entries group by 1) l
      using (account_id) where l.total <> w.free + w.purchased`),
  ).toBe(0);
  expect(await count('from messages')).toBe(await count(`from ledger_entries where contra = 'messages'`));
  expect(await count('from messages where returned_credits > 0')).toBe(
    await count(`from ledger_entries where contra = 'returns'`),
  );
});

test('every premium member has a payment at the prices of their country, and the ledger reconciles on all sites', async () => {
  const differences = await reconcileLedger({ db, clock: fixedClock(now), log: createLog('silent') });
  expect(Object.entries(differences).filter(([, found]) => found > 0)).toEqual([]);
  expect(await count('from payments')).toBeGreaterThan(100);
  expect(
    await count(`from accounts a full join (select account_id, min(completed_at) as first from payments group by 1) p
      on p.account_id = a.id where a.premium_since is distinct from p.first`),
  ).toBe(0);
  expect(
    await count(`from payments p left join bundles b using (site_id, currency, credits)
      where b.price is distinct from p.list_price or p.completed_at > '${now.toISOString()}'`),
  ).toBe(0);
});

test('free members stay within their limits; fictional members are labelled and start neither likes nor conversations (spec 1.4, D1.10)', async () => {
  expect(
    await count(`from profiles p join accounts a on a.id = p.account_id
      where a.premium_since is null and p.conversations_started > ${FREE_CONVERSATION_LIMIT}`),
  ).toBe(0);
  expect(await count('from profiles where fictional')).toBeGreaterThanOrEqual(3);
  expect(await count('from conversations c join profiles p on p.id = c.starter_id where p.fictional')).toBe(
    0,
  );
  expect(await count('from likes l join profiles p on p.id = l.liker_id where p.fictional')).toBe(0);
});

test('the premium member of the cast has recent visitors, none of them fictional', async () => {
  expect(
    await count(`from visits v join profiles p on p.id = v.visited_id join accounts a on a.id = p.account_id
      where a.email = 'daan@example.com' and v.visited_at > (select max(visited_at) from visits) - interval '7 days'`),
  ).toBeGreaterThanOrEqual(10);
  expect(await count('from visits v join profiles p on p.id = v.visitor_id where p.fictional')).toBe(0);
});

test('every match has both likes, and unread counts agree with the messages', async () => {
  expect(
    await count(`from likes one left join likes two on (two.liker_id, two.liked_id) = (one.liked_id, one.liker_id)
      where one.matched_at is distinct from two.matched_at and (one.matched_at is not null or two.matched_at is not null)`),
  ).toBe(0);
  expect(
    await count(`from conversation_members m where unread <> (select count(*) from messages x
      where x.conversation_id = m.conversation_id and x.seq > m.read_seq and x.sender_id <> m.profile_id and not x.held)`),
  ).toBe(0);
});

test('every town is in a region of its country and at the position of the town index', () => {
  for (const country of countryCodes) {
    for (const { city: name, region, centre, placeId } of homeTownsOf(country)) {
      expect(isRegionOf(country, region)).toBe(true);
      const town = townById(placeId) as Town;
      expect({ name, country: town.country, region: town.region }).toEqual({ name, country, region });
      expect(kilometresApart(town, centre)).toBeLessThan(5);
    }
  }
});

test('every member has a town and a cell near it, and a town has members in several cells', async () => {
  const members = await db.selectFrom('profiles').select(['place_id', 'cell']).execute();
  for (const { place_id, cell } of members) {
    const town = townById(place_id ?? 0) as Town;
    expect(kilometresApart(town, centreOf(cell ?? 0))).toBeLessThan(25);
  }
  const inAmsterdam = members.filter(({ place_id }) => place_id === 2759794);
  expect(new Set(inAmsterdam.map(({ cell }) => cell)).size).toBeGreaterThan(3);
});
