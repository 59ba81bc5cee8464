import { expect, test } from 'vitest';
import { hashSecret } from '../../src/server/platform/secrets.ts';
import { openOperator } from './testing/open-operator.ts';

const { db, startCommand } = await openOperator();

test('npm run invitations prints absolute links and stores only their hashes (spec 6.1)', async () => {
  const { lines, code } = await startCommand('invitations', '--site', 'lavender', '--count', '3');
  expect([lines.length, code]).toEqual([3, 0]);
  const secrets = lines.map(
    link => /^https:\/\/lavender\.example\/signup\?invitation=([\w-]{43})$/.exec(link)?.[1],
  );
  const stored = await db.selectFrom('invitations').selectAll().execute();
  const hashes = stored.map(({ secret_hash }) => secret_hash.toString('hex')).sort();
  expect(hashes).toEqual(secrets.map(secret => hashSecret(secret ?? '').toString('hex')).sort());
  expect(stored.every(({ inviter_id, used_at }) => inviter_id === null && used_at === null)).toBe(true);
});
