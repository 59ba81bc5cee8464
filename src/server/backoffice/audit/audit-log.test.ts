import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { getAuditLog, openMemberData } from '#contract/staff-audit';
import { openApplicationRole } from '../../platform/application-role.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { createDb } from '../../platform/db.ts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { onTestEnd } from '../../platform/testing/on-test-end.ts';
import { transact } from '../../platform/transact.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { selectFirstBrokenEntry } from './queries.ts';
import { checkAuditLog } from './watch-audit-log.ts';

const databaseUrl = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL: databaseUrl });
const { app, db } = server;
const actor = { siteId: 1, staffId: null, secret: app.config.secret };
const record = (details = {}) => transact(app, tx => recordAudit(tx, actor, { action: 'test.act', details }));

describe('the audit log (spec D5.10)', () => {
  test('shows who looked at whom and why, by a pseudonym, newest first', async () => {
    const admin = await createTestStaff(server, { name: 'Noor' });
    const { profileId, accountId } = await server.signUpMember();
    const reason = 'Asks by email who reported them';
    await admin.call(openMemberData, { body: { member: profileId, reason } });
    const { entries } = await admin.call(getAuditLog, { query: { member: profileId } });
    expect(entries).toMatchObject([
      { staff: { id: admin.staffId, name: 'Noor' }, action: 'members.open', reason, details: {} },
    ]);
    const stored = await db.selectFrom('audit.entries').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(accountId);
    expect(JSON.stringify(stored)).not.toContain(profileId);
  });

  test('pages by 50, the newest or the oldest first, and filters by person and by act', async () => {
    const admin = await createTestStaff(server);
    for (let number = 0; number < 60; number++) await record({ number });
    const first = await admin.call(getAuditLog, { query: { action: 'test' } });
    expect([first.entries.length, first.entries[0]?.details]).toEqual([50, { number: 59 }]);
    const second = await admin.call(getAuditLog, { query: { action: 'test.act', before: first.next ?? 0 } });
    expect([second.entries.length, second.next]).toEqual([10, null]);
    const upwards = await admin.call(getAuditLog, { query: { action: 'test', sort: 'time_asc' } });
    expect([upwards.entries.length, upwards.entries[0]?.details]).toEqual([50, { number: 0 }]);
    const query = { action: 'test', sort: 'time_asc', before: upwards.next ?? 0 } as const;
    const last = await admin.call(getAuditLog, { query });
    expect(last.entries.map(({ details }) => details.number)).toEqual([
      50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    ]);
    const none = await admin.call(getAuditLog, { query: { staff: admin.staffId } });
    expect(none.entries).toEqual([]);
  });

  test('numbers entries without gaps when many are written at once, and drops those of failed transactions', async () => {
    const before = await db.selectFrom('audit.entries').select('seq').execute();
    const failing = transact(app, async tx => {
      await recordAudit(tx, actor, { action: 'test.fails' });
      throw new Error('rolled back');
    });
    await Promise.allSettled([failing, ...Array.from({ length: 12 }, () => record())]);
    const after = await db.selectFrom('audit.entries').select(['seq', 'action']).orderBy('seq').execute();
    expect(after).toHaveLength(before.length + 12);
    expect(after.map(({ seq }) => Number(seq))).toEqual(after.map((_, index) => index + 1));
    expect(after.map(({ action }) => action)).not.toContain('test.fails');
    expect(await selectFirstBrokenEntry(db)).toBe(null);
  });

  test('cannot be changed, emptied or written to directly by the role of the server', async () => {
    await record();
    const application = createDb(await openApplicationRole(databaseUrl), { max: 1 });
    onTestEnd(() => application.destroy());
    for (const statement of [
      `update audit.entries set reason = 'x'`,
      'delete from audit.entries',
      'truncate audit.entries',
      'insert into audit.entries select * from audit.entries',
      'drop table audit.entries',
      'alter table audit.entries disable trigger all',
      'create or replace function audit.append() returns int language sql as $$ select 1 $$',
      'drop schema audit cascade',
      'alter role lavender_app superuser',
      'set session_replication_role = replica',
      `set role ${new URL(databaseUrl).username}`,
    ])
      await expect(sql.raw(statement).execute(application), statement).rejects.toMatchObject({
        code: '42501',
      });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit.entries`.execute(
      application,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  test('shows an entry that the owner of the database changed or removed', async () => {
    const url = await testDatabaseUrl();
    const other = await startTestServer({ DATABASE_URL: url });
    for (let number = 0; number < 5; number++)
      await transact(other.app, tx => recordAudit(tx, actor, { action: 'test.act', details: { number } }));
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    onTestEnd(() => owner.end());
    await expect(owner.query('delete from audit.entries where seq = 3')).rejects.toThrow('cannot be changed');
    await owner.query('alter table audit.entries disable trigger all');
    await owner.query(`update audit.entries set details = '{"number": 9}' where seq = 4`);
    expect(await selectFirstBrokenEntry(other.db)).toBe(4);
    await owner.query('delete from audit.entries where seq = 2');
    expect(await selectFirstBrokenEntry(other.db)).toBe(3);
    const admin = await createTestStaff(other);
    expect((await admin.call(getAuditLog)).broken).toBe(3);
  });

  test('shows what the last check found, and what was changed since', async () => {
    const url = await testDatabaseUrl();
    const other = await startTestServer({ DATABASE_URL: url });
    const add = () => transact(other.app, tx => recordAudit(tx, actor, { action: 'test.act' }));
    const admin = await createTestStaff(other);
    const shown = async () => (await admin.call(getAuditLog)).broken;
    for (let number = 0; number < 3; number++) await add();
    await checkAuditLog(other.app);
    expect(await shown()).toBeNull();
    for (let number = 0; number < 2; number++) await add();
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    onTestEnd(() => owner.end());
    await owner.query('alter table audit.entries disable trigger all');
    await owner.query(`update audit.entries set reason = 'Another.' where seq = 5`);
    expect(await shown()).toBe(5);
    await owner.query(`update audit.entries set reason = 'Another.' where seq = 2`);
    await checkAuditLog(other.app);
    expect(await shown()).toBe(2);
  });
});
