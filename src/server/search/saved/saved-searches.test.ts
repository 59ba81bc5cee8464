import { describe, expect, test } from 'vitest';
import { deleteSavedSearch, getSavedSearches, saveSearch } from '#contract/saved-searches';
import { searchFields } from '#contract/site';
import type { TestMember } from '../../testing/members.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const premium = () => server.signUpMember({ premium: true });
const save = (member: TestMember, name: string, query = {}) =>
  server.as(member).send(saveSearch, { body: { name, query } });
const saved = async (member: TestMember) => (await server.as(member).call(getSavedSearches)).searches;
const setPremium = (member: TestMember, since: Date | null) =>
  db.updateTable('accounts').set({ premium_since: since }).where('id', '=', member.accountId).execute();

describe('saved searches are a premium function (spec 6.3, D2.14)', () => {
  test('a member saves searches by name, the latest first, and removes them', async () => {
    const me = await premium();
    const query = {
      countryregion: 'NL-NH',
      interests: ['gym', 'wine'],
      online: true,
      distance: 25,
      order: 'nearest',
    };
    await save(me, 'Near by', query);
    clock.set(new Date(clock.now().getTime() + 1_000));
    await save(me, 'Anywhere', { min_age: 30 });
    const [anywhere, nearBy] = await saved(me);
    expect([anywhere?.name, nearBy?.name, nearBy?.query]).toEqual(['Anywhere', 'Near by', query]);
    await server.as(me).call(deleteSavedSearch, { body: { id: anywhere?.id ?? '' } });
    expect((await saved(me)).map(({ name }) => name)).toEqual(['Near by']);
  });

  test('a search replaces one of the same name, so that a repeat changes nothing', async () => {
    const me = await premium();
    await save(me, 'Mine', { min_age: 30 });
    const answers = await Promise.all(['mine', 'MINE', 'mine'].map(name => save(me, name, { min_age: 40 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await saved(me)).map(({ query }) => query)).toEqual([{ min_age: 40 }]);
  });

  test('a member cannot see or remove those of another', async () => {
    const [me, other] = [await premium(), await premium()];
    await save(me, 'Mine');
    const [mine] = await saved(me);
    await server.as(other).call(deleteSavedSearch, { body: { id: mine?.id ?? '' } });
    expect([(await saved(other)).length, (await saved(me)).length]).toEqual([0, 1]);
  });

  test('at most 10 are stored, however many are saved at the same time', async () => {
    const me = await premium();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => save(me, `Search ${index}`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(4).fill('saved_search_limit'));
    expect(await saved(me)).toHaveLength(10);
  });

  test('a free member gets premium_only, and a former premium member finds their searches again on renewal', async () => {
    const me = await premium();
    await save(me, 'Mine');
    await setPremium(me, null);
    const id = crypto.randomUUID();
    const answers = [
      await server.as(me).send(getSavedSearches),
      await save(me, 'Another'),
      await server.as(me).send(deleteSavedSearch, { body: { id } }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(403);
      expect(error?.message).toBe('Deze functie is alleen beschikbaar voor premium leden.');
    }
    await setPremium(me, clock.now());
    expect((await saved(me)).map(({ name }) => name)).toEqual(['Mine']);
  });

  test('an invalid search is refused at its field', async () => {
    const me = await premium();
    const wrong: [object, string, string][] = [
      [{ countryregion: 'NL-XX' }, 'query.countryregion', 'region_unknown'],
      [{ min_age: 17 }, 'query.min_age', 'age_unknown'],
      [{ min_age: 40, max_age: 30 }, 'query.max_age', 'age_range_reversed'],
      [{ interests: ['gym', 'wine', 'beer', 'tea', 'art', 'bbq'] }, 'query.interests', 'interests_limit'],
      [{ body_type: ['huge'] }, 'query.body_type', 'choice_unknown'],
      [{ near: -1 }, 'query.near', 'position_unknown'],
    ];
    for (const [query, field, code] of wrong) {
      const { status, error } = await save(me, 'Wrong', query);
      expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    }
    expect((await save(me, ' ')).error?.fields?.name?.code).toBe('field_required');
    expect((await save(me, 'x'.repeat(41))).error?.fields?.name?.code).toBe('field_too_long');
    expect(await saved(me)).toEqual([]);
  });

  test('a stored search loses filters that are no longer valid, without affecting other searches', async () => {
    const me = await premium();
    await save(me, 'Good', { country: 'NL' });
    const { accountId: account_id } = me;
    const plant = (name: string, query: unknown) =>
      db
        .insertInto('saved_searches')
        .values({ account_id, name, query: JSON.stringify(query), created_at: clock.now() })
        .execute();
    await plant('Old', { country: 'NL', min_age: 17, interests: ['fencing'], online: true });
    await plant('Reversed', { min_age: 40, max_age: 30, body_type: ['huge'] });
    const queries = Object.fromEntries((await saved(me)).map(({ name, query }) => [name, query]));
    expect(queries).toEqual({
      Good: { country: 'NL' },
      Old: { country: 'NL', online: true },
      Reversed: { min_age: 40 },
    });
  });

  test('a filter that the site no longer offers is left out of saved searches while it is not offered', async () => {
    const me = await premium();
    await save(me, 'Online', { online: true, country: 'NL' });
    await setSetting(server, 'search_fields', ['country']);
    expect((await saved(me))[0]?.query).toEqual({ country: 'NL' });
    expect((await save(me, 'Other', { online: true })).error?.fields?.['query.online']?.code).toBe(
      'search_field_closed',
    );
    await setSetting(server, 'search_fields', [...searchFields]);
    expect((await saved(me))[0]?.query).toEqual({ online: true, country: 'NL' });
  });
});
