import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { type SearchQuery, searchMembers } from '#contract/search';
import { signupMatches } from '#contract/signup';
import { encodeSourceCookie } from '../accounts/referral/capture-referral.ts';
import { birthDateRangeOf } from '../profiles/ages.ts';
import type { TestMember, TestMemberOptions } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { countMatches } from './queries.ts';

const server = await startTestServer();
const { app, db } = server;

/** Each test uses a separate country, which has no members of other tests. */
const membersIn = (
  country: TestMemberOptions['country'],
  members: TestMemberOptions[],
): Promise<TestMember[]> => Promise.all(members.map(options => server.signUpMember({ country, ...options })));
const names = (cards: { name: string }[]) => cards.map(({ name }) => name);
const searcher = server.as(await server.signUpMember({ country: 'NZ', name: 'Searcher' }));
const find = (query: SearchQuery) => searcher.call(searchMembers, { query });

const setSetting = async (name: string, value: unknown) => {
  await db
    .insertInto('site_settings')
    .values({ site_id: 1, name, value: JSON.stringify(value) })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'name']).doUpdateSet({ value: JSON.stringify(value) }),
    )
    .execute();
  await app.sites.refresh();
};

describe('filters and order (spec 3.16)', () => {
  test('gender, region and ages narrow the list, where men seek men to men; the most recently active come first', async () => {
    await membersIn('BE', [
      { name: 'Older man', birthDate: '1980-01-01', region: 'BE-VAN', activityRank: 10 },
      { name: 'Recent man', birthDate: '1990-01-01', region: 'BE-VAN', activityRank: 30 },
      { name: 'Woman', gender: 'female', birthDate: '1990-01-01', region: 'BE-VAN', activityRank: 20 },
      { name: 'Elsewhere', birthDate: '1990-01-01', region: 'BE-VOV', activityRank: 40 },
    ]);
    expect(names((await find({ country: 'BE' })).profiles)).toEqual(['Elsewhere', 'Recent man', 'Older man']);
    expect(names((await find({ country: 'BE', gender: 'female' })).profiles)).toEqual(['Woman']);
    expect(names((await find({ countryregion: 'BE-VAN' })).profiles)).toEqual(['Recent man', 'Older man']);
    expect(names((await find({ country: 'BE', min_age: 36, max_age: 46 })).profiles)).toEqual([
      'Elsewhere',
      'Recent man',
      'Older man',
    ]);
    expect(names((await find({ country: 'BE', min_age: 37 })).profiles)).toEqual(['Older man']);
    expect(names((await find({ country: 'BE', max_age: 45 })).profiles)).not.toContain('Older man');
  });

  test('pages hold 24, count all, and come in one order', async () => {
    await membersIn(
      'PL',
      Array.from({ length: 50 }, (_, index) => ({ activityRank: index % 5 })),
    );
    const pages = await Promise.all([1, 2, 3, 4].map(page => find({ country: 'PL', page })));
    expect(pages.map(({ profiles }) => profiles.length)).toEqual([24, 24, 2, 0]);
    expect(new Set(pages.flatMap(({ profiles }) => profiles.map(({ id }) => id))).size).toBe(50);
    expect(pages[0]).toMatchObject({
      page: 1,
      pages: 3,
      numResults: 50,
      capped: false,
      similar: [],
      numSimilar: 0,
    });
  });

  test('a count stops at its cap', async () => {
    const site = app.sites.byId(1);
    if (!site) throw new Error('no site');
    await membersIn(
      'AT',
      [{}, {}, {}].map(() => ({ visibleToVisitors: true })),
    );
    expect(await countMatches(db, { site, member: null }, { country: 'AT' }, 2)).toBe(2);
  });

  test('the own profile, invisible, unconfirmed, blocked and blocking members are not in it', async () => {
    const [me, blocked, blocker] = (await membersIn('IE', [
      { name: 'Myself' },
      { name: 'Blocked' },
      { name: 'Blocker' },
      { name: 'Hidden', invisible: true },
      { name: 'Unconfirmed', status: 'not_confirmed' },
      { name: 'Shown' },
    ])) as [TestMember, TestMember, TestMember];
    await server.as(me).call(blockMember, { body: { id: blocked.profileId } });
    await server.as(blocker).call(blockMember, { body: { id: me.profileId } });
    const { profiles, numResults } = await server.as(me).call(searchMembers, { query: { country: 'IE' } });
    expect(names(profiles)).toEqual(['Shown']);
    expect(numResults).toBe(1);
  });
});

describe('similar results (spec D2.23)', () => {
  test('fill a short page with neighbouring ages, then other regions, then the country', async () => {
    await membersIn('ES', [
      { name: 'Match', birthDate: '1996-01-01', region: 'ES-MD' },
      { name: 'Near in age', birthDate: '1992-01-01', region: 'ES-MD' },
      { name: 'Near by', birthDate: '1996-01-01', region: 'ES-CT', activityRank: 99 },
      { name: 'Same country', birthDate: '1970-01-01', region: 'ES-CT', activityRank: 999 },
    ]);
    await membersIn('IT', [{ name: 'Abroad', birthDate: '1996-01-01' }]);
    const found = await find({ countryregion: 'ES-MD', min_age: 28, max_age: 31 });
    expect(names(found.profiles)).toEqual(['Match']);
    expect(names(found.similar)).toEqual(['Near in age', 'Near by', 'Same country']);
    expect([found.numResults, found.numSimilar]).toEqual([1, 3]);
  });

  test('never make the page longer than 24', async () => {
    await membersIn(
      'AU',
      Array.from({ length: 40 }, () => ({ birthDate: '1980-01-01', region: 'AU-NSW' })),
    );
    await membersIn('AU', [{ region: 'AU-QLD' }]);
    const { profiles, similar } = await find({ countryregion: 'AU-QLD' });
    expect([profiles.length, similar.length]).toEqual([1, 23]);
  });
});

test('a new member without a place is shown men of similar age with a photo, none fictional: from the same region first, then the country, then abroad', async () => {
  const withPhoto = await membersIn('CH', [
    { name: 'Far in age', birthDate: '1960-01-01', region: 'CH-ZH' },
    { name: 'Same region', birthDate: '1992-01-01', region: 'CH-ZH' },
    { name: 'Fictional', birthDate: '1992-01-01', region: 'CH-ZH', fictional: true },
    { name: 'Same country', birthDate: '1992-01-01', region: 'CH-GE' },
    { name: 'Far in both', birthDate: '1960-01-01', region: 'CH-GE' },
    { name: 'Woman', gender: 'female', birthDate: '1992-01-01', region: 'CH-ZH' },
  ]);
  const [abroad] = await membersIn('FR', [{ name: 'Abroad', activityRank: 999 }]);
  await membersIn('CH', [{ name: 'Without photo', birthDate: '1992-01-01', region: 'CH-ZH' }]);
  const ids = [...withPhoto, abroad as TestMember].map(({ profileId }) => profileId);
  await db.updateTable('profiles').set({ has_photo: true }).where('id', 'in', ids).execute();
  const newcomer = await server.signUpMember({ country: 'CH', region: 'CH-ZH', birthDate: '1990-05-17' });
  const { profiles } = await server.as(newcomer).call(signupMatches);
  expect(names(profiles)).toEqual(['Same region', 'Same country', 'Abroad']);
});

describe('visitors (spec 6.1, D1.11)', () => {
  const asVisitor = (cookies?: Record<string, string>) =>
    server.visitor({ cookies }).send(searchMembers, { query: { country: 'CA' } });

  test('find members who allow it, also on a site where members opt out', async () => {
    await membersIn('CA', [{ name: 'Open', visibleToVisitors: true }, { name: 'Closed' }]);
    expect((await asVisitor()).body).toMatchObject({ profiles: [{ name: 'Open' }], numResults: 1 });
    await setSetting('visitor_visibility', 'opt_out');
    expect((await asVisitor()).body).toMatchObject({ profiles: [{ name: 'Open' }], numResults: 1 });
    await setSetting('visitor_visibility', 'opt_in');
  });

  test('search only as the settings allow: not at all, or with a traffic source', async () => {
    const source = encodeSourceCookie({ network: 'exo', ref: '', sub1: '', sub2: '', sub3: '' });
    await setSetting('logged_out_search', 'no');
    expect(await asVisitor()).toMatchObject({ status: 403, body: { authentication_required: true } });
    expect((await asVisitor({ source })).status).toBe(200);
    await setSetting('logged_out_search_trafficsource', 'no');
    expect((await asVisitor({ source })).status).toBe(403);
    expect((await find({ country: 'CA' })).numResults).toBe(2);
    await setSetting('logged_out_search', 'yes');
  });
});

test.each([
  ['2026-03-14', { bornAfter: '1995-03-14', bornUntil: '2008-03-14' }],
  ['2028-02-29', { bornAfter: '1997-02-28', bornUntil: '2010-02-28' }],
  ['2024-02-29', { bornAfter: '1993-02-28', bornUntil: '2006-02-28' }],
])('18 to 30 years old on %s was born in %j', (today, dates) => {
  expect(birthDateRangeOf({ min: 18, max: 30 }, today)).toEqual(dates);
});
