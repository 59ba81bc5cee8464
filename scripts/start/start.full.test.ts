import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { insertDemoData } from '../../db/seeds/demo.ts';
import { createDb } from '../../src/server/platform/db.ts';
import { testDatabaseUrl } from '../../src/server/platform/testing/database.ts';
import { productionEnvironment } from '../../src/server/testing/production-environment.ts';
import { cleanUpAfterTests, directory, port, runScript, start } from './testing/run-script.ts';

cleanUpAfterTests();

test('after kill -9 the next start recovers; a second start beside it is refused', async () => {
  const killed = start();
  await killed.ready;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = start();
  await next.ready;
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const third = await start().ended;
  expect(third).toEqual({
    code: 1,
    complaint: expect.stringMatching(/^Lavender already runs in this folder.*\n$/),
  });
});

test('production refuses to start with demo data until npm run demo:remove has erased it', async () => {
  const DATABASE_URL = await testDatabaseUrl();
  const db = createDb(DATABASE_URL, { max: 1 });
  await insertDemoData(db, new Date());
  await db.deleteFrom('accounts').where('password_hash', 'is', null).execute();
  await db.destroy();
  const env = { ...productionEnvironment, PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL };
  const { code, complaint } = await start([], env).ended;
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: expect.stringMatching(
      /^This database holds \d+ accounts of the demo data, .* npm run demo:remove\.\n$/,
    ),
  });
  const removing = runScript('scripts/demo-remove.ts', [], env);
  expect(await removing.ended).toEqual({ code: 0, complaint: '' });
  expect(removing.printed()).toMatch(/^Erased \d+ accounts of the demo data\.\n$/);
  const next = start([], env);
  await next.ready;
  expect((await fetch(`http://localhost:${port}/dev/mail`)).status).toBe(404);
});

test('Ctrl-C while demo pictures are drawn prints no stack trace', async () => {
  const DATABASE_URL = await testDatabaseUrl();
  const drawing = runScript('scripts/start.ts', [], { DATABASE_URL }, true);
  await drawing.ready;
  await expect
    .poll(() => readdirSync(path.join(directory, 'photos'), { recursive: true }).length)
    .toBeGreaterThan(0);
  const page = await fetch(`http://localhost:${port}/members`).then(answer => answer.text());
  const pictures = new Set(page.match(/\/media\/[\w./-]+/g));
  expect(pictures.size).toBeGreaterThan(3);
  const asked = [...pictures].map(picture =>
    fetch(`http://localhost:${port}${picture}`).catch(() => undefined),
  );
  process.kill(-Number(drawing.child.pid), 'SIGINT');
  expect(await drawing.ended).toEqual({ code: 0, complaint: '' });
  await Promise.all(asked);
  expect(drawing.printed()).toContain('Stopping ...');
  expect(drawing.printed()).not.toMatch(/cannot be drawn|^ +at /m);
});

test('a port in use fails with one sentence that names a solution', async () => {
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  const { code, complaint } = await start().ended;
  squatter.close();
  expect(code).toBe(1);
  expect(complaint).toMatch(new RegExp(`^Port ${port} is taken .* PORT=${port + 1} npm start\\.\\n$`));
});

test('an unknown option fails with one sentence and starts nothing', async () => {
  const { code, complaint } = await start(['--demmo']).ended;
  expect({ code, complaint }).toEqual({ code: 2, complaint: 'Unknown option --demmo: see --help.\n' });
});

test.for([
  ['postgres://sam:hush@127.0.0.1:1/lavender', 'No database answers at 127.0.0.1:1'],
  ['postgres://sam:hush@nowhere.invalid/lavender', 'The host nowhere.invalid of DATABASE_URL is not known'],
  ['postgres://sam:hush@[/lavender', 'DATABASE_URL is not an address'],
  ['mysql://sam:hush@127.0.0.1/lavender', 'DATABASE_URL must begin with postgres://'],
] as const)(
  'a wrong DATABASE_URL (%s) fails with one sentence without the password',
  async ([url, words]) => {
    const { code, complaint } = await start([], { DATABASE_URL: url }).ended;
    expect(code).toBe(1);
    expect(complaint).toContain(words);
    expect(complaint.trim()).not.toContain('\n');
    expect(complaint).not.toContain('hush');
  },
);
