import { describe, expect, test } from 'vitest';
import { pageHidden } from '#contract/accounts';
import { blockMember, getBlocked, unblockMember } from '#contract/blocks';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { sessionOf, type TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { markPresence } from './presence.ts';

const server = await startTestServer();
const { app, db, clock } = server;

describe('the own profile', () => {
  test('changes the given fields and no other', async () => {
    const member = await server.signUpMember({ aboutMe: 'Before', city: 'Utrecht', interests: ['tea'] });
    const browser = server.as(member);
    const change = {
      name: 'Someone new',
      sexuality: 'gay',
      region: 'NL-NH',
      living_area: 'by the sea',
      hair_colour: 'grey',
      eye_colour: 'green',
      body_type: 'slim',
      relationship_status: 'single',
      tattoos: 'some',
      reason: 'friends',
      about_me: 'After\nwards',
      interests: ['wine', 'beach', 'wine'],
      visible_to_visitors: true,
    } as const;
    const { profile } = await browser.call(changeProfile, {
      body: { ...change, interests: [...change.interests] },
    });
    expect(profile).toMatchObject({ ...change, interests: expect.anything(), city: 'Utrecht' });
    expect(profile.interests.toSorted()).toEqual(['beach', 'wine']);
    expect(profile.date_of_birth).toBe('1990-05-17');
    expect((await browser.call(getProfile)).profile).toEqual(profile);
  });

  test('an empty text becomes null', async () => {
    const member = await server.signUpMember({ aboutMe: 'Before' });
    const { profile } = await server.as(member).call(changeProfile, { body: { about_me: '  ' } });
    expect(profile.about_me).toBeNull();
  });

  test.each([
    ['name', { name: 'me@mail.example' }, 'name_equals_email'],
    ['name', { name: 'ME@Mail.example ' }, 'name_equals_email'],
    ['name', { name: '@someone' }, 'name_starts_with_at'],
    ['name', { name: 'ab' }, 'name_length'],
    ['name', { name: 'one\ntwo' }, 'name_characters'],
    ['region', { region: 'BE-VAN' }, 'region_unknown'],
    ['region', { region: 'NL-XX' }, 'region_unknown'],
    ['about_me', { about_me: 'x'.repeat(1_001) }, 'field_too_long'],
    ['body_type', { body_type: 'huge' }, 'field_invalid'],
    ['interests.0', { interests: ['golf'] }, 'field_invalid'],
  ])('%s is refused: %j', async (field, body, code) => {
    const member = await server.signUpMember({ email: 'me@mail.example', siteId: 1 });
    const answer = await server.as(member).send(changeProfile, { body: body as never });
    expect([answer.status, answer.error?.fields?.[field]?.code]).toEqual([422, code]);
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
  });

  test('fields that the site does not show are hidden from others', async () => {
    const value = JSON.stringify(['sexuality', 'city']);
    await db
      .insertInto('site_settings')
      .values({ site_id: 1, name: 'visible_profile_fields', value })
      .execute();
    await app.sites.refresh();
    const member = await server.signUpMember({
      city: 'Utrecht',
      region: 'NL-UT',
      aboutMe: 'Hi',
      interests: ['tea'],
    });
    const answer = await server
      .as(await server.signUpMember())
      .call(getMember, { query: { id: member.profileId } });
    expect(answer.member).toMatchObject({ city: 'Utrecht', region: null, about_me: null, interests: [] });
    await db.deleteFrom('site_settings').execute();
    await app.sites.refresh();
  });
});

describe('blocking (spec 4.4)', () => {
  const sees = async (one: TestMember, other: TestMember) =>
    (await server.as(one).send(getMember, { query: { id: other.profileId } })).status === 200;

  test('hides each from the other until it is lifted', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember({ name: 'Otto' })];
    const browser = server.as(one);
    await browser.call(blockMember, { body: { id: other.profileId } });
    await browser.call(blockMember, { body: { id: other.profileId } });
    expect([await sees(one, other), await sees(other, one)]).toEqual([false, false]);
    expect(await browser.call(getBlocked)).toEqual({ profiles: [{ id: other.profileId, name: 'Otto' }] });
    await browser.call(unblockMember, { body: { id: other.profileId } });
    expect([await sees(one, other), await sees(other, one)]).toEqual([true, true]);
  });

  test('are listed by the name at the time: a later name of a member who blocks back stays hidden', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember({ name: 'Otto' })];
    await server.as(one).call(blockMember, { body: { id: other.profileId } });
    await db
      .insertInto('blocks')
      .values({
        blocker_id: other.profileId,
        blocked_id: one.profileId,
        blocked_name: one.name,
        had_contact: false,
      })
      .execute();
    await server.as(other).call(changeProfile, { body: { name: 'Bruno' } });
    const { profiles } = await server.as(one).call(getBlocked);
    expect(profiles).toEqual([{ id: other.profileId, name: 'Otto' }]);
  });

  test('the own profile, an unknown one and a blocker cannot be blocked', async () => {
    const [one, blocker] = [await server.signUpMember(), await server.signUpMember()];
    await server.as(blocker).call(blockMember, { body: { id: one.profileId } });
    for (const id of [
      one.profileId,
      one.profileId.toUpperCase(),
      '11111111-1111-4111-8111-111111111111',
      blocker.profileId,
    ]) {
      expect((await server.as(one).send(blockMember, { body: { id } })).error?.code).toBe('not_found');
    }
  });

  test('notifies the blocker’s other browsers, and the blocked member only if the two had contact', async () => {
    const heard: string[][] = [];
    const stop = app.bus.subscribe(({ type, to }) => void (type === 'blocked' && heard.push(to)));
    const [one, stranger] = [await server.signUpMember(), await server.signUpMember()];
    await server.as(one).call(blockMember, { body: { id: stranger.profileId } });
    await expect.poll(() => heard).toEqual([[one.profileId]]);
    stop();
  });

  test('runs the hooks in the same transaction: when one fails, there is no block', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember()];
    app.hooks.onBlocked.register(async (_tx, { blockedId }) => {
      if (blockedId === other.profileId) throw new Error('no');
    });
    expect((await server.as(one).send(blockMember, { body: { id: other.profileId } })).status).toBe(500);
    expect(await sees(one, other)).toBe(true);
  });
});

describe('presence (spec D4.8)', () => {
  const rowOf = ({ profileId }: TestMember) =>
    db
      .selectFrom('profiles')
      .leftJoin('presence', 'presence.profile_id', 'profiles.id')
      .select(['online_until', 'activity_rank'])
      .where('profiles.id', '=', profileId)
      .executeTakeFirstOrThrow();
  const activityOf = async (member: TestMember) => {
    const viewer = server.as(await server.signUpMember());
    return (await viewer.call(getMember, { query: { id: member.profileId } })).member.activity;
  };

  test('is written at most once a minute, the rank at most once an hour', async () => {
    const member = await server.signUpMember();
    await markPresence(app, sessionOf(member));
    const first = await rowOf(member);
    clock.advance(59_000);
    await markPresence(app, sessionOf(member));
    expect(await rowOf(member)).toEqual(first);
    clock.advance(1_000);
    await markPresence(app, sessionOf(member));
    expect(await rowOf(member)).toEqual({
      ...first,
      online_until: new Date(clock.now().getTime() + 300_000),
    });
    clock.advance(3_600_000);
    await markPresence(app, sessionOf(member));
    expect((await rowOf(member)).activity_rank).toBe(first.activity_rank + 2);
  });

  test('online for 5 minutes, active for 24 hours, then away', async () => {
    const member = await server.signUpMember();
    await markPresence(app, sessionOf(member));
    clock.advance(299_999);
    expect(await activityOf(member)).toBe('online');
    clock.advance(1);
    expect(await activityOf(member)).toBe('active');
    clock.advance(24 * 3_600_000);
    expect(await activityOf(member)).toBe('away');
  });

  test('a hidden page ends being online, the next request brings it back', async () => {
    const member = await server.signUpMember();
    await markPresence(app, sessionOf(member));
    await server.as(member).call(pageHidden);
    expect(await activityOf(member)).toBe('online');
    clock.advance(15_000);
    expect(await activityOf(member)).toBe('active');
    await markPresence(app, sessionOf(member));
    expect(await activityOf(member)).toBe('online');
  });

  test('a crash that empties its table leaves the hour of the last request', async () => {
    const member = await server.signUpMember();
    await markPresence(app, sessionOf(member));
    await db.deleteFrom('presence').where('profile_id', '=', member.profileId).execute();
    expect(await activityOf(member)).toBe('active');
  });
});
