import { expect, test } from 'vitest';
import {
  changeNotificationPreference,
  changeQuietHours,
  getNotificationSettings,
  type NotificationSettings,
  notificationOptions,
  notificationTypes,
  quietHours,
} from '#contract/notifications';
import { startTestServer } from '../../testing/start-test-server.ts';

const { as, db, signUpMember } = await startTestServer();
const newCaller = async () => as(await signUpMember());

test('a new member gets messages, likes and the weekly update, and neither promotions nor news (spec 3.4, D2.48)', async () => {
  const { notifications } = await (await newCaller()).call(getNotificationSettings);
  expect(notifications.preferences.map(({ type }) => type)).toEqual([...notificationTypes]);
  const emails = Object.fromEntries(notifications.preferences.map(({ type, email }) => [type, email]));
  expect(emails).toMatchObject({
    ...{ new_messages: 'at_once', like: 'daily', weekly_updates: 'weekly' },
    ...{ promotions: 'never', news: 'never' },
  });
  expect(notifications).toMatchObject({
    ...{ quiet_hours: null, disabled: [], confirmation_sent: null },
    has_push_device: false,
  });
});

test('each type takes exactly the frequencies that it offers (spec 3.4)', async () => {
  const caller = await newCaller();
  for (const type of notificationTypes) {
    for (const email of ['at_once', 'daily', 'weekly', 'never'] as const) {
      const { status, error } = await caller.send(changeNotificationPreference, {
        body: { type, email, push: 'never' },
      });
      const isOffered = notificationOptions[type].email.choices.includes(email);
      expect([status, error?.code], `${type} ${email}`).toEqual(
        isOffered ? [200, undefined] : [422, expect.anything()],
      );
      if (!isOffered) expect(error?.fields).toMatchObject({ email: expect.anything() });
    }
  }
});

const likeIn = ({ notifications }: { notifications: NotificationSettings }) =>
  notifications.preferences.find(({ type }) => type === 'like')?.email;

test('200 parallel changes of one preference end in one state, which at least one of the answers had (spec 3.4)', async () => {
  const caller = await newCaller();
  const choices = notificationOptions.like.email.choices;
  const changes = Array.from({ length: 200 }, (_, index) =>
    caller.send(changeNotificationPreference, {
      body: { type: 'like', email: choices[index % choices.length] ?? 'never', push: 'at_once' },
    }),
  );
  const answers = await Promise.all(changes);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const end = await caller.call(getNotificationSettings);
  expect(end.notifications.preferences.filter(({ type }) => type === 'like')).toHaveLength(1);
  expect(answers.map(({ body }) => body)).toContainEqual(end);
  const other = choices.find(choice => choice !== likeIn(end)) ?? 'never';
  const last = await caller.call(changeNotificationPreference, {
    body: { type: 'like', email: other, push: 'at_once' },
  });
  expect(likeIn(last)).toBe(other);
  expect(await caller.call(getNotificationSettings)).toEqual(last);
});

test('quiet hours are set and ended, and a wrong time or zone is refused at its field (spec 3.4)', async () => {
  const caller = await newCaller();
  const hours = { starts_at: 1_380, ends_at: 420, time_zone: 'Europe/Warsaw' };
  const set = await caller.call(changeQuietHours, { body: { quiet_hours: hours } });
  expect(set.notifications.quiet_hours).toEqual(hours);
  const wrong = [
    { ...hours, ends_at: 1_380 },
    { ...hours, starts_at: 1_440 },
    { ...hours, starts_at: -1 },
    { ...hours, time_zone: 'Mars/Olympus' },
    { ...hours, time_zone: '+02:00' },
    { ...hours, time_zone: 'AET' },
    // Names that Node knows and PostgreSQL does not: they would end every job about notifications.
    ...['US/Pacific-New', 'Canada/East-Saskatchewan', 'ACT', 'SST'].map(time_zone => ({
      ...hours,
      time_zone,
    })),
    { ...hours, time_zone: "x'; drop table quiet_hours;--" },
  ];
  for (const quiet_hours of wrong) {
    const { status, error } = await caller.send(changeQuietHours, { body: { quiet_hours } });
    expect([status, Object.keys(error?.fields ?? {}).length], JSON.stringify(quiet_hours)).toEqual([422, 1]);
  }
  expect((await caller.call(getNotificationSettings)).notifications.quiet_hours).toEqual(hours);
  const ended = await caller.call(changeQuietHours, { body: { quiet_hours: null } });
  expect(ended.notifications.quiet_hours).toBeNull();
});

test('every zone that a browser can have is accepted, also by its other name, and PostgreSQL knows it (spec 3.4)', async () => {
  const hours = { starts_at: 0, ends_at: 60, time_zone: 'UTC' };
  await (await newCaller()).call(changeQuietHours, { body: { quiet_hours: hours } });
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'Etc/GMT+12'];
  expect(zones.filter(time_zone => !quietHours.safeParse({ ...hours, time_zone }).success)).toEqual([]);
  for (const time_zone of zones) await db.updateTable('quiet_hours').set({ time_zone }).execute();
  await expect(db.updateTable('quiet_hours').set({ time_zone: 'US/Pacific-New' }).execute()).rejects.toThrow(
    'time zone',
  );
});
