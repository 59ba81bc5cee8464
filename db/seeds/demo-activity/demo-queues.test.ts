import { expect, test } from 'vitest';
import { openMemberData } from '#contract/staff-audit';
import { getStaffOverview } from '#contract/staff-overview';
import { getReport, getReports } from '#contract/staff-reports';
import { createTestStaff } from '../../../src/server/testing/staff.ts';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { insertDemoData } from '../demo.ts';
import { insertDemoQueues } from './demo-queues.ts';
import { insertDemoStaff } from './demo-staff.ts';

const server = await startTestServer();
const { app, clock } = server;
await insertDemoData(app.db, clock.now());
await insertDemoStaff(app);
await insertDemoQueues(app);

test('every queue of the demo has work, one urgent and one late, and a second start adds nothing (spec D5.10)', async () => {
  const admin = await createTestStaff(server);
  const { waiting } = await admin.call(getStaffOverview);
  const counts = Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({
    reports: 11,
    appeals: 1,
    complaints: 3,
    photos: 6,
    verifications: 3,
    corrections: 1,
  });
  const { waiting: reports } = await admin.call(getReports, { query: { state: 'open' } });
  expect(reports).toEqual({ open: 11, urgent: 2, late: 1 });
  await insertDemoQueues(app);
  expect((await admin.call(getStaffOverview)).waiting).toEqual(waiting);
});

test('a report of the demo shows the messages of the two as evidence (spec D2.27)', async () => {
  const admin = await createTestStaff(server);
  const { reports } = await admin.call(getReports, { query: { state: 'open' } });
  const first = reports.find(({ reason }) => reason === 'danger_to_life');
  await admin.call(openMemberData, {
    body: { member: first?.reported.profile ?? '', reason: 'To see the demo' },
  });
  const report = await admin.call(getReport, { query: { id: first?.id ?? '' } });
  const { messages } = report.evidence as { messages: unknown[] };
  expect(messages.length).toBeGreaterThan(1);
});
