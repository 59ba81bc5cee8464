import { describe, expect, test } from 'vitest';
import { callName } from '#contract/call';
import { hasPermission, type StaffRole, staffRoles } from '#contract/staff-permissions';
import { routes } from '../../api/routes.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const staffCalls = routes.map(({ call }) => call).filter(({ access }) => access === 'staff');
const callers = {
  ...Object.fromEntries(
    await Promise.all(
      staffRoles.map(async role => [role, await createTestStaff(server, { roles: [role] })] as const),
    ),
  ),
  unverified: await createTestStaff(server, { roles: ['admin'], verifiedAt: null }),
  'verified an hour ago': await createTestStaff(server, {
    roles: ['admin'],
    verifiedAt: new Date(server.clock.now().getTime() - 3_600_000),
  }),
  member: server.as(await server.signUpMember({ premium: true })),
  visitor: server.visitor(),
};
type CallerKind = keyof typeof callers;

/** What admission answers; null where the call itself answers. */
function expectedRefusal(kind: string, { staff }: (typeof staffCalls)[number]): [number, string] | null {
  if (kind === 'member' || kind === 'visitor') return [404, 'not_found'];
  const permission = staff?.permission ?? null;
  if (permission === null) return null;
  if (kind === 'unverified') return [403, 'second_factor_required'];
  if (kind === 'verified an hour ago') return staff?.dangerous ? [403, 'second_factor_again'] : null;
  return hasPermission([kind as StaffRole], permission) ? null : [403, 'staff_role_missing'];
}

/** Refusals of admission, as opposed to answers of the call. */
const admissionCodes = ['second_factor_required', 'second_factor_again', 'staff_role_missing'];

test('every call for staff names its permission, in a path of its own (spec D2.33)', () => {
  expect(staffCalls.length).toBeGreaterThan(0);
  for (const { path, staff } of staffCalls) {
    expect(path).toMatch(/^\/api\/staff-[a-z-]+\.php$/);
    expect(staff, path).toBeDefined();
  }
});

describe.each(staffCalls.map(call => [callName(call), call] as const))('%s', (_name, call) => {
  // Logging out would end the session for the calls that follow.
  const kinds = Object.keys(callers).filter(
    kind => call.method !== 'DELETE' || call.staff?.permission !== null || expectedRefusal(kind, call),
  );
  test.each(kinds)('is answered or refused as its permission says for %s (spec D2.33)', async kind => {
    const browser = callers[kind as CallerKind];
    const { status, error } = await browser.request({
      method: call.method,
      url: `${call.path}${call.marker ? `?${call.marker}` : ''}`,
      ...(call.method !== 'GET' && { body: '{}' }),
    });
    const refusal = expectedRefusal(kind, call);
    if (refusal) expect([status, error?.code]).toEqual(refusal);
    else expect(admissionCodes).not.toContain(error?.code);
  });
});
