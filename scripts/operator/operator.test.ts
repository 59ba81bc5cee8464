import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { createDb } from '../../src/server/platform/db.ts';
import { hashSecret } from '../../src/server/platform/secrets.ts';
import { testDatabaseUrl } from '../../src/server/platform/testing/database.ts';
import { openSecondSite } from '../../src/server/testing/second-site.ts';

const DATABASE_URL = await testDatabaseUrl();
// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });
const db = createDb(DATABASE_URL, { max: 1 });
afterAll(() => db.destroy());

const environment = {
  ...process.env,
  DATABASE_URL,
  NODE_ENV: 'test',
  SECRET: 'a secret of the tests, forty characters.',
  PUBLIC_URL: 'https://lavender.example',
};
/** Runs a command of the operator as he would. */
async function run(script: string, ...given: string[]) {
  const answer = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...given], {
    env: environment,
  });
  const { stdout, stderr, code } = await answer.then(
    ended => ({ ...ended, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { lines: stdout.split('\n').filter(Boolean), complaint: stderr.trim(), code };
}

test('npm run invitations prints absolute links whose hashes alone are stored (spec 6)', async () => {
  const { lines, code } = await run('invitations', '--site', 'lavender', '--count', '3');
  expect([lines.length, code]).toEqual([3, 0]);
  const secrets = lines.map(
    link => /^https:\/\/lavender\.example\/signup\?invitation=([\w-]{43})$/.exec(link)?.[1],
  );
  const stored = await db.selectFrom('invitations').selectAll().execute();
  const hashes = stored.map(({ secret_hash }) => secret_hash.toString('hex')).sort();
  expect(hashes).toEqual(secrets.map(secret => hashSecret(secret ?? '').toString('hex')).sort());
  expect(stored.every(({ inviter_id, used_at }) => inviter_id === null && used_at === null)).toBe(true);
});

test('npm run partners makes, lists and revokes one, and shows a key once', async () => {
  expect((await run('partners')).lines).toEqual(['lavender has no partners.']);
  const { lines } = await run('partners', '--name', 'Evening Post');
  expect(lines).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  const row = await db.selectFrom('partners').selectAll().executeTakeFirstOrThrow();
  expect(row.key_hash.equals(hashSecret(lines[0] ?? ''))).toBe(true);
  const again = await run('partners', '--name', 'Evening Post');
  expect([again.lines, again.code === 0]).toEqual([[], false]);
  expect(again.complaint).toContain('has a partner Evening Post already');
  expect((await run('partners')).lines[0]).toMatch(
    /^Evening Post: may call, partner since \d{4}-\d\d-\d\d, 0 members came by him$/,
  );
  expect((await run('partners', '--revoke', 'Evening Post')).code).toBe(0);
  expect((await run('partners')).lines[0]).toContain('Evening Post: revoked');
  expect((await run('partners', '--revoke', 'Nobody')).complaint).toContain('has no partner Nobody');
});

test('npm run reports lists open ones, shows what was kept and closes them', async () => {
  expect((await run('reports', '--site', 'lavender')).lines).toEqual(['No open reports.']);
  const report = { site_id: 1, reason: 'underage', text: 'He is fifteen.', created_at: new Date() };
  const { id } = await db
    .insertInto('reports')
    .values({ ...report, evidence: JSON.stringify({ profile: { name: 'Otto' } }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reference = id.slice(-8).toUpperCase();
  expect((await run('reports')).lines).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  \\S+  underage  URGENT$`)),
  ]);
  expect((await run('reports', '--show', reference)).lines.join('')).toContain('"name": "Otto"');
  expect((await run('reports', '--close', reference)).lines).toEqual([`${reference} is closed.`]);
  const again = await run('reports', '--close', reference);
  expect([again.code === 0, again.complaint]).toEqual([false, expect.stringContaining('no open report')]);
});

test('a command that is wrong says so and does nothing', async () => {
  for (const given of [
    ['--count', '0'],
    ['--count', 'many'],
    ['--site', 'nowhere'],
    ['--colour', 'red'],
  ]) {
    const { code, lines, complaint } = await run('invitations', ...given);
    expect([code === 0, lines, complaint === '']).toEqual([false, [], false]);
  }
  await openSecondSite({
    db,
    app: { sites: { refresh: async () => undefined, byKey: () => undefined } },
  } as never);
  const { complaint } = await run('invitations');
  expect(complaint).toContain('--site lavender or --site lilac');
});
