import { beforeAll, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { getLanding } from '#contract/landers';

import { insertTestPhoto } from '../photos/testing/insert-test-photo.ts';
import type { TestMember, TestMemberOptions } from '../testing/members.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;
const willing: TestMemberOptions = { visibleToVisitors: true };
const signUp = async (options: TestMemberOptions = {}, photo = true): Promise<TestMember> => {
  const member = await server.signUpMember({ ...willing, ...options });
  if (!photo) return member;
  await insertTestPhoto(db, member.profileId, { main: true });
  await db.updateTable('profiles').set({ has_photo: true }).where('id', '=', member.profileId).execute();
  return member;
};
const landingOf = async (id: string, browser = server.visitor()) => {
  const { body } = await browser.send(getLanding, { query: { lander: 'landing', member: id } });
  return body as { member: { id: string } | null; faces: { id: string }[] };
};

let shown: TestMember;
beforeAll(async () => {
  await setSetting(server, 'logged_out_search', 'yes');
  shown = await signUp();
});

describe('the member of a landing page (spec 2.1, D1.11)', () => {
  test('is one who allows visitors to see them', async () => {
    expect((await landingOf(shown.profileId)).member?.id).toBe(shown.profileId);
  });

  test('is otherwise nobody, byte for byte as for an id that does not exist, and never among the faces', async () => {
    const lilac = await openSecondSite(server);
    const hidden = {
      'does not allow it': await signUp({ visibleToVisitors: false }),
      invisible: await signUp({ invisible: true }),
      'not confirmed': await signUp({ status: 'not_confirmed' }),
      deleting: await signUp({ status: 'deleting' }),
      banned: await signUp({ status: 'banned' }),
      fictional: await signUp({ fictional: true }),
      'without a photo': await signUp({}, false),
      'of another site': await signUp({ siteId: lilac }),
    };
    const answer = async (id: string) => {
      const { status, headers, body } = await server
        .visitor()
        .request({ url: `/api/landing.php?lander=landing&member=${id}` });
      const { 'x-request-id': _request, date: _date, ...others } = headers;
      return { status, others, body: JSON.stringify(body) };
    };
    const unknown = await answer(crypto.randomUUID());
    expect(unknown.body).toContain(shown.profileId);
    for (const [kind, { profileId }] of Object.entries(hidden)) {
      const found = await answer(profileId);
      expect(found, kind).toEqual(unknown);
      expect(found.body, kind).not.toContain(profileId);
    }
  });

  test('is nobody for a member whom they blocked, as for an id that does not exist (spec D1.2)', async () => {
    const viewer = await signUp();
    await server.as(shown).call(blockMember, { body: { id: viewer.profileId } });
    const answer = await landingOf(shown.profileId, server.as(viewer));
    expect(answer).toEqual(await landingOf(crypto.randomUUID(), server.as(viewer)));
    expect(JSON.stringify(answer)).not.toContain(shown.profileId);
  });

  test('is nobody where visitors may not search', async () => {
    await setSetting(server, 'logged_out_search', 'no');
    expect(await landingOf(shown.profileId)).toMatchObject({ member: null, faces: [] });
    await setSetting(server, 'logged_out_search', 'yes');
  });

  test('ends at once when the member no longer allows it', async () => {
    await db
      .updateTable('profiles')
      .set({ visible_to_visitors: false })
      .where('id', '=', shown.profileId)
      .execute();
    expect(JSON.stringify(await landingOf(shown.profileId))).not.toContain(shown.profileId);
  });
});
