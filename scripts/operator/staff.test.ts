import { expect, test } from 'vitest';
import { acceptStaffInvitation, getStaffSession } from '../../src/contract/staff.ts';
import { openOperator } from './testing/open-operator.ts';

const { db, server, runCommand } = await openOperator();

test('npm run staff prints the link with which the first admin gets in, and audits it (spec D5.10)', async () => {
  const invite = [
    '--site',
    'lavender',
    '--invite',
    'first@example.com',
    '--name',
    'Sanne',
    '--roles',
    'admin',
  ];
  const { lines, code } = await runCommand('staff', ...invite);
  const token = /^https:\/\/lavender\.example\/backoffice\/invitation\?token=([\w-]{43})$/.exec(
    lines[0] ?? '',
  );
  expect([lines.length, code]).toEqual([1, 0]);
  const browser = server.visitor();
  const password = 'een bakfiets vol tulpen';
  await browser.call(acceptStaffInvitation, { body: { token: token?.[1] ?? '', password } });
  expect((await browser.call(getStaffSession)).staff).toMatchObject({ name: 'Sanne', roles: ['admin'] });
  const entries = await db
    .selectFrom('audit.entries')
    .select(['action', 'staff_id'])
    .orderBy('seq')
    .execute();
  expect(entries).toMatchObject([{ action: 'staff.invite', staff_id: null }, { action: 'staff.join' }]);
  expect((await runCommand('staff', ...invite)).complaint).toContain('has a login already');
  for (const [args, complaint] of [
    [['--invite', 'nobody'], '--invite needs an email address'],
    [['--invite', 'a@example.com', '--name', 'A', '--roles', 'boss'], '--roles is one or more of support'],
    [['--invite', 'a@example.com', '--roles', 'admin'], '--name needs a name'],
  ] as const)
    expect((await runCommand('staff', ...args)).complaint).toContain(complaint);
});
