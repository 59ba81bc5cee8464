import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { like } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { getReports } from '#contract/staff-reports';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { updateHasPhoto } from '../../profiles/queries.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { firstOfEachGroup } from '../first-of-each-group.ts';
import { reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { db, as, clock, signUpMember } = server;
const { report, emailsTo, statusOf } = reportActions(server);
const { send } = chatActions(server);

let moderator: TestStaff;
let reported: TestMember;
beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  moderator = await createTestStaff(server, { roles: ['moderator'] });
  reported = await signUpMember({ name: 'Otto', aboutMe: 'I love long walks.' });
});
/** Each of another day. */
const members = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, day) =>
      signUpMember({ signedUpAt: new Date(clock.now().getTime() - day * DAY_MS) }),
    ),
  );

describe('many reports of one member (spec D5.5)', () => {
  test('do nothing by themselves: profile, photo, search, account and mailbox stay as they are', async () => {
    const photo = await insertTestPhoto(db, reported.profileId, { main: true });
    // Members with a photo come first, before those who report.
    await updateHasPhoto(db, reported.profileId, true);
    const viewer = await signUpMember();
    const seen = async () => ({
      member: (await as(viewer).call(getMember, { query: { id: reported.profileId } })).member,
      found: (await as(viewer).call(searchMembers)).profiles.some(({ id }) => id === reported.profileId),
      status: await statusOf(reported),
      photo: await db.selectFrom('photos').select('status').where('id', '=', photo).execute(),
      emails: await emailsTo(reported.email),
      decisions: await db
        .selectFrom('decisions')
        .select('id')
        .where('account_id', '=', reported.accountId)
        .execute(),
    });
    const before = await seen();
    for (const member of await members(25)) await report(member, reported);
    expect(await seen()).toEqual(before);
    const { reports } = await moderator.call(getReports);
    expect(reports).toHaveLength(25);
    expect(reports.every(({ urgent }) => !urgent)).toBe(true);
    expect(reports[0]?.reported).toMatchObject({
      open_reports: 25,
      reporters: 25,
      strikes: 0,
      banned: false,
    });
  });

  test('of people who know each other weigh no more than one', async () => {
    const [one, two, three, four, alone] = (await members(5)) as [
      ...[TestMember, TestMember, TestMember, TestMember, TestMember],
    ];
    await send(one, two, 'Shall we report him?');
    await send(two, three, 'Report him');
    await as(three).call(like, { body: { id: four.profileId } });
    await as(four).call(like, { body: { id: three.profileId } });
    for (const member of [one, two, three, four]) await report(member, reported);
    const shown = async () => (await moderator.call(getReports)).reports[0]?.reported;
    expect(await shown()).toMatchObject({ open_reports: 4, reporters: 1 });
    await report(alone, reported);
    await report(alone, reported);
    expect(await shown()).toMatchObject({ open_reports: 6, reporters: 2 });
  });

  test('of accounts of the same day weigh no more than one', async () => {
    const signedUpAt = new Date(clock.now().getTime() - 3 * DAY_MS);
    for (let n = 0; n < 4; n += 1) await report(await signUpMember({ signedUpAt }), reported);
    const [first] = (await moderator.call(getReports)).reports;
    expect(first?.reported).toMatchObject({ open_reports: 4, reporters: 1 });
  });

  test.each([
    [[], ['a', 'b', 'c']],
    [[['c', 'b']], ['a', 'b']],
    [
      [
        ['c', 'b'],
        ['b', 'a'],
      ],
      ['a'],
    ],
    [
      [
        ['a', 'x'],
        ['b', 'x'],
      ],
      ['a', 'b', 'c'],
    ],
  ] as [[string, string][], string[]][])(
    'the pairs %j who know each other leave %j of a, b and c as the first of their groups',
    (acquainted, firsts) => {
      expect([...firstOfEachGroup(['a', 'b', 'c'], acquainted)]).toEqual(firsts);
    },
  );
});
