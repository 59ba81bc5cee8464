import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../src/server/testing/in-every-language.ts';
import { openOperator } from './testing/open-operator.ts';

const { db, server, runCommand } = await openOperator();

const text = { subject: 'Lente', text: 'Kom kijken.', button: 'Bekijk', path: '/credits' };
function write(content: unknown): string {
  const file = path.join(server.app.config.varDir, 'announcement.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('npm run announcements counts, sends, lists and cancels, and says what is wrong with the file (spec D2.48)', async () => {
  const { accountId } = await server.signUpMember();
  const chosen = { account_id: accountId, type: 'news', email: 'at_once', push: 'never' };
  await db.insertInto('notification_preferences').values(chosen).execute();
  const announcement = { type: 'news', site: 'lavender', texts: inEveryLanguage(text) };
  expect((await runCommand('announcements', '--list')).lines).toEqual(['No announcements.']);
  const file = write(announcement);
  expect((await runCommand('announcements', '--file', file, '--dry')).lines).toEqual([
    '1 members of lavender would get it.',
  ]);
  expect(await db.selectFrom('announcements').select('id').execute()).toEqual([]);
  const { lines } = await runCommand('announcements', '--file', file);
  const id = lines[0]?.slice(0, 36) ?? '';
  expect(lines).toEqual([`${id}: it goes to 1 members of lavender.`]);
  expect((await runCommand('announcements', '--list')).lines).toEqual([
    expect.stringMatching(new RegExp(`^${id} {2}\\S+ {2}news {2}sending {2}Lente$`)),
  ]);
  expect((await runCommand('announcements', '--cancel', id)).lines).toEqual([`${id}: cancelled.`]);
  expect((await runCommand('announcements', '--cancel', id)).complaint).toContain('no announcement');
  const wrong = [
    [['--cancel', 'x'], 'no announcement x'],
    [['--dry'], 'One of --file, --list and --cancel'],
    [['--file', '/nowhere.json'], 'There is no file /nowhere.json'],
  ] as const;
  for (const [args, complaint] of wrong) await expectComplaint(args, complaint);
  for (const changes of [
    [{ texts: { nl: text } }, 'missing: texts.en'],
    [{ site: 'nowhere' }, 'There is no site nowhere'],
    [{ type: 'spam' }, 'type: is promotions or news'],
  ] as const)
    await expectComplaint(['--file', write({ ...announcement, ...changes[0] })], changes[1]);
});

async function expectComplaint(args: readonly string[], expected: string): Promise<void> {
  const { lines, complaint, code } = await runCommand('announcements', ...args);
  expect([lines, code === 0]).toEqual([[], false]);
  expect(complaint).toContain(expected);
}
