import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { testDatabase } from '../platform/testing/database.ts';
import { loadSites } from './sites.ts';

const db = await testDatabase();

test('a slow read of the sites does not restore old settings (spec D4.7)', async () => {
  const held: (() => void)[] = [];
  let holds = false;
  const holdAnswers: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (holds) await new Promise<void>(resolve => held.push(resolve));
      return result;
    },
  };
  let notice = (_payload: string) => {};
  const bus = {
    onChannel(_channel: string, listener: (payload: string) => void) {
      notice = listener;
    },
  };
  const sites = await loadSites(db.withPlugin(holdAnswers), bus, createLog('silent'));
  holds = true;
  notice('');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holds = false;
  await db
    .updateTable('site_hosts')
    .set({ host: 'renamed.example' })
    .where('host', '=', 'localhost')
    .execute();
  const seen = sites.refresh();
  // During these queries, a faulty `refresh` would overtake the delayed read.
  for (let trip = 0; trip < 20; trip++) await sql`select 1`.execute(db);
  for (const release of held) release();
  await seen;
  await new Promise(resolve => setImmediate(resolve));
  sites.close();
  expect(sites.all()[0]?.hosts).toContain('renamed.example');
});
