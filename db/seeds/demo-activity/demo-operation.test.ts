import { expect, test } from 'vitest';
import {
  beginAnnouncement,
  getStaffAnnouncement,
  getStaffAnnouncements,
} from '#contract/staff-announcements';
import { sendAnnouncements } from '../../../src/server/notifications/announcements/send-announcements.ts';
import { deliverEmails } from '../../../src/server/notifications/testing/deliver-emails.ts';
import { createTestStaff } from '../../../src/server/testing/staff.ts';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { insertDemoData } from '../demo.ts';
import { insertDemoStaff } from './demo-staff.ts';

const server = await startTestServer();
const { app, clock, db } = server;
await insertDemoData(app.db, clock.now());
await insertDemoStaff(app);

test('the draft of the demo can be sent, and goes only to members who switched news on (spec D2.48, D5.10)', async () => {
  const admin = await createTestStaff(server);
  const { announcements } = await admin.call(getStaffAnnouncements);
  const id = announcements.find(({ state }) => state === 'draft')?.id ?? '';
  const { members } = await admin.call(getStaffAnnouncement, { query: { id } });
  expect(members).toBeGreaterThan(5);
  await admin.call(beginAnnouncement, { body: { id, members: members ?? 0 } });
  await sendAnnouncements(app, { isStopping: () => false });
  const emails = (await deliverEmails(server)).filter(({ subject }) => subject === 'Filmavond in Utrecht');
  expect(emails.length).toBeGreaterThan(0);
  const willing = await db
    .selectFrom('accounts')
    .innerJoin('notification_preferences', 'account_id', 'id')
    .where('type', '=', 'news')
    .where('notification_preferences.email', '=', 'at_once')
    .select('accounts.email')
    .execute();
  expect(willing.map(({ email }) => email)).toEqual(expect.arrayContaining(emails.map(({ to }) => to)));
});
