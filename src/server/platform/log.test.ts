import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const db = await testDatabase();

test('the log of a database error does not contain the refused row', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  const email = 'nobody.must.read.this@mail.example';
  const account = { site_id: 1, email, language: 'xx' };
  await db
    .insertInto('accounts')
    .values(account)
    .execute()
    .catch(error => log.error({ err: error }, 'request failed'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('accounts_language_check');
  expect(lines[0]).not.toContain(email);
});
