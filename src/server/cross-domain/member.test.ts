import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { like as likeCall } from '#contract/likes';
import { uploadPhoto } from '#contract/photos';
import { getMember, getProfile } from '#contract/profiles';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const UNKNOWN = '11111111-1111-4111-8111-111111111111';

const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

async function memberWithPhotos(): Promise<TestMember> {
  const member = await server.signUpMember({ visibleToVisitors: true, region: 'NL-NH', city: 'Haarlem' });
  const browser = server.as(member);
  await browser.call(uploadPhoto, { upload: jpeg });
  await browser.call(uploadPhoto, { upload: jpeg });
  await browser.call(uploadPhoto, { upload: jpeg, query: { visibility: 'private' } });
  return member;
}

const like = (from: TestMember, to: TestMember, matchedAt: Date | null = null) =>
  db
    .insertInto('likes')
    .values({
      liker_id: from.profileId,
      liked_id: to.profileId,
      created_at: clock.now(),
      matched_at: matchedAt,
    })
    .execute();

async function write(from: TestMember, to: TestMember, held = false): Promise<string> {
  const [low, high] = [from.profileId, to.profileId].sort() as [string, string];
  const { id } = await db
    .insertInto('conversations')
    .values({ low_id: low, high_id: high, starter_id: from.profileId, last_seq: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sides = [
    { conversation_id: id, profile_id: from.profileId, other_id: to.profileId },
    { conversation_id: id, profile_id: to.profileId, other_id: from.profileId },
  ];
  await db.insertInto('conversation_members').values(sides).execute();
  await db
    .insertInto('messages')
    .values({
      conversation_id: id,
      seq: 1,
      sender_id: from.profileId,
      client_id: crypto.randomUUID(),
      body: 'Hi',
      held,
    })
    .execute();
  return id;
}

async function answerTo(viewer: TestMember | null, id: string) {
  const browser = viewer ? server.as(viewer) : server.visitor();
  const { status, body, headers } = await browser.send(getMember, { query: { id } });
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, body: JSON.stringify(body), headers: rest };
}

const gets = async (viewer: TestMember | null, { profileId }: TestMember) =>
  (await answerTo(viewer, profileId)).status;

describe('photos on the page of a member (spec 6.1, 6.2, 6.3)', () => {
  const photosFor = async (viewer: TestMember | null, { profileId }: TestMember) => {
    const browser = viewer ? server.as(viewer) : server.visitor();
    return (await browser.call(getMember, { query: { id: profileId } })).member.photos;
  };

  test('a visitor sees the main photo, and only blurred renditions of the others', async () => {
    const shown = await memberWithPhotos();
    const photos = await photosFor(null, shown);
    expect(photos.map(({ locked }) => locked)).toEqual([false, true, true]);
    const clear = await clearKeys(shown);
    for (const photo of photos.slice(1)) {
      const text = JSON.stringify(photo);
      expect(clear.some(key => text.includes(key))).toBe(false);
    }
  });

  test('a free member sees public photos, and private ones blurred', async () => {
    const photos = await photosFor(await server.signUpMember(), await memberWithPhotos());
    expect(photos.map(({ locked }) => locked)).toEqual([false, false, true]);
  });

  test('a premium member sees all photos, and so does the owner in the editor', async () => {
    const shown = await memberWithPhotos();
    const premium = await server.signUpMember({ premium: true });
    expect((await photosFor(premium, shown)).map(({ locked }) => locked)).toEqual([false, false, false]);
    const { profile } = await server.as(shown).call(getProfile);
    expect(profile.photos.map(({ locked }) => locked)).toEqual([false, false, false]);
  });

  test('on their own page owners see what free members see', async () => {
    const shown = await memberWithPhotos();
    expect((await photosFor(shown, shown)).map(({ locked }) => locked)).toEqual([false, false, true]);
  });

  const clearKeys = async ({ profileId }: TestMember) => {
    const rows = await db
      .selectFrom('photos')
      .select('clear_key')
      .where('profile_id', '=', profileId)
      .where('is_main', '=', false)
      .execute();
    return rows.map(row => row.clear_key);
  };
});

describe('who may see whom', () => {
  test('a visitor sees members who allow it (spec D1.11)', async () => {
    const open = await server.signUpMember({ visibleToVisitors: true });
    const closed = await server.signUpMember();
    expect([await gets(null, open), await gets(null, closed)]).toEqual([200, 404]);
  });

  test('when visitors may not search they get the same answer for known and unknown members', async () => {
    const open = await server.signUpMember({ visibleToVisitors: true });
    await openToVisitors('no');
    const [known, unknown] = [await answerTo(null, open.profileId), await answerTo(null, UNKNOWN)];
    expect([known.status, JSON.parse(known.body).error.code]).toEqual([403, 'authentication_required']);
    expect(known).toEqual(unknown);
    expect(await gets(await server.signUpMember(), open)).toBe(200);
    await openToVisitors('yes');
  });

  test('an invisible member is visible only to members whom they liked or wrote to (spec 4.5)', async () => {
    const hidden = await server.signUpMember({ invisible: true, visibleToVisitors: true });
    const [stranger, liked, addressed, admirer] = (await Promise.all(
      Array.from({ length: 4 }, () => server.signUpMember()),
    )) as [TestMember, TestMember, TestMember, TestMember];
    await like(hidden, liked);
    await write(hidden, addressed);
    await like(admirer, hidden);
    await write(admirer, hidden);
    expect(
      await Promise.all([null, stranger, liked, addressed, admirer, hidden].map(who => gets(who, hidden))),
    ).toEqual([404, 404, 200, 200, 404, 200]);
  });

  test('a held message of an invisible member is no first step', async () => {
    const hidden = await server.signUpMember({ invisible: true });
    const addressed = await server.signUpMember();
    await write(hidden, addressed, true);
    expect(await gets(addressed, hidden)).toBe(404);
  });

  test.each(['not_confirmed', 'banned', 'deleting'] as const)(
    'a member who is %s is visible to nobody',
    async status => {
      const member = await server.signUpMember({ visibleToVisitors: true });
      const deleted_at = status === 'deleting' ? new Date() : null;
      await db
        .updateTable('accounts')
        .set({ status, deleted_at })
        .where('id', '=', member.accountId)
        .execute();
      expect(await gets(await server.signUpMember(), member)).toBe(404);
      expect(await gets(null, member)).toBe(404);
    },
  );

  test('a blocker, a blocked, an invisible, a disabled and an unknown member give the same bytes (spec D1.2)', async () => {
    const viewer = await server.signUpMember();
    const blocker = await server.signUpMember();
    const blocked = await server.signUpMember();
    const hidden = await server.signUpMember({ invisible: true });
    const disabled = await server.signUpMember({ status: 'not_confirmed' });
    await server.as(blocker).call(blockMember, { body: { id: viewer.profileId } });
    await server.as(viewer).call(blockMember, { body: { id: blocked.profileId } });
    const unknown = await answerTo(viewer, UNKNOWN);
    expect(unknown.status).toBe(404);
    for (const { profileId } of [blocker, blocked, hidden, disabled]) {
      expect(await answerTo(viewer, profileId)).toEqual(unknown);
    }
  });

  test('a member who had a conversation or match with the blocker learns the name (spec D1.2)', async () => {
    const blocker = await server.signUpMember({ name: 'Bram' });
    const partner = await server.signUpMember();
    const match = await server.signUpMember();
    await write(partner, blocker);
    await like(match, blocker, clock.now());
    await like(blocker, match, clock.now());
    for (const known of [partner, match]) {
      await server.as(blocker).call(blockMember, { body: { id: known.profileId } });
      const { status, error } = await server.as(known).send(getMember, { query: { id: blocker.profileId } });
      expect([status, error?.code]).toEqual([403, 'blocked_by_member']);
      // The block call also answers `blocked_by_member`, but the like call answers 404.
      const body = { id: blocker.profileId };
      expect((await server.as(known).send(blockMember, { body })).error).toEqual(error);
      expect((await server.as(known).send(likeCall, { body })).status).toBe(404);
      expect(error?.message).toBe(
        'Bram heeft je geblokkeerd. Je kunt het profiel van Bram niet meer bekijken.',
      );
    }
  });
});

describe('the page of a member', () => {
  test('contains the relation to the viewer', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember()];
    const read = async () =>
      (await server.as(one).call(getMember, { query: { id: other.profileId } })).member;
    expect(await read()).toMatchObject({
      liked_by_me: false,
      likes_me: false,
      matched: false,
      conversation: null,
    });
    await like(one, other);
    expect(await read()).toMatchObject({ liked_by_me: true, likes_me: false, matched: false });
    await like(other, one);
    const conversation = await write(other, one);
    expect(await read()).toMatchObject({ likes_me: true, matched: true, conversation });
  });

  test('does not reveal a held message', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember()];
    await write(other, one, true);
    const { member } = await server.as(one).call(getMember, { query: { id: other.profileId } });
    expect(member.conversation).toBeNull();
  });

  test('has the age, never the date of birth', async () => {
    const member = await server.signUpMember({ birthDate: '1990-03-15' });
    const { body } = await server
      .as(await server.signUpMember())
      .send(getMember, { query: { id: member.profileId } });
    expect(body).toMatchObject({ member: { age: 35 } });
    expect(JSON.stringify(body)).not.toMatch(/\b1990\b/);
    clock.advance(86_400_000);
    const after = await server
      .as(await server.signUpMember())
      .call(getMember, { query: { id: member.profileId } });
    expect(after.member.age).toBe(36);
  });

  test('updates the presence of the viewer', async () => {
    const [one, other] = [await server.signUpMember(), await server.signUpMember()];
    const activity = async (who: TestMember, of: TestMember) =>
      (await server.as(who).call(getMember, { query: { id: of.profileId } })).member.activity;
    expect(await activity(one, other)).toBe('away');
    expect(await activity(other, one)).toBe('online');
  });

  test('an invalid id is refused as a field error', async () => {
    const { status, error } = await server.visitor().send(getMember, { query: { id: 'x' } });
    expect([status, error?.fields?.id?.code]).toEqual([422, 'field_invalid']);
  });
});

async function openToVisitors(value: 'yes' | 'no'): Promise<void> {
  const names = ['logged_out_search', 'logged_out_search_trafficsource'];
  await db.deleteFrom('site_settings').where('name', 'in', names).execute();
  const rows = names.map(name => ({ site_id: 1, name, value: JSON.stringify(value) }));
  await db.insertInto('site_settings').values(rows).execute();
  await server.app.sites.refresh();
}
