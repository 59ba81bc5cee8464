import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { sendReport } from '#contract/reports';
import { inviteStaff } from '#contract/staff';
import { staffCookieName } from '../backoffice/staff/staff-session.ts';
import { createTestStaff, type TestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock, http, signUpMember, as } = server;

/** Sends the head of a request, and its body only after `meanwhile`, when the server has admitted the caller. */
async function sendLate(call: Call, cookie: string, body: object, meanwhile: () => Promise<unknown>) {
  const payload = Readable.from(
    (async function* () {
      await meanwhile();
      clock.advance(30_000);
      yield JSON.stringify(body);
    })(),
    { objectMode: false },
  );
  const { statusCode } = await http.inject({
    ...{ method: call.method as 'POST', url: call.path, payload },
    headers: {
      ...{ host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin', cookie },
      'content-type': 'application/json',
    },
  });
  return statusCode;
}

const cookieOf = ({ cookies }: TestStaff) => {
  const name = staffCookieName(app.secure);
  return `${name}=${cookies.get(name)}`;
};
const person = { email: 'late@example.com', name: 'Late', roles: ['admin'], language: 'en' };

test('who was dismissed before the body arrived invites nobody (spec D5.10)', async () => {
  const admin = await createTestStaff(server);
  const dismiss = () =>
    db.updateTable('staff').set({ deactivated_at: clock.now() }).where('id', '=', admin.staffId).execute();
  expect(await sendLate(inviteStaff, cookieOf(admin), person, dismiss)).toBe(404);
  expect(await db.selectFrom('staff').where('email', '=', person.email).selectAll().execute()).toEqual([]);
});

test('a member whose session ended before the body arrived reports nothing (spec D2.20)', async () => {
  const [member, other] = [await signUpMember(), await signUpMember()];
  const body = { id: other.profileId, reason: 'harassment', text: 'He does not stop writing.' };
  const end = () => db.deleteFrom('sessions').where('account_id', '=', member.accountId).execute();
  const cookie = [...as(member).cookies].map(pair => pair.join('=')).join('; ');
  expect(await sendLate(sendReport, cookie, body, end)).toBe(403);
});

test('a late body of a caller who may still call is accepted', async () => {
  const admin = await createTestStaff(server);
  expect(await sendLate(inviteStaff, cookieOf(admin), person, async () => {})).toBe(204);
});
