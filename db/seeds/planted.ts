import { verifyPassword } from '../../src/server/accounts/reauthentication/passwords.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { cast, castPassword } from './cast.ts';
import { lilacSiteMembers } from './lilac.ts';

/**
 * The ids of all accounts that a seed made, whatever became of their address and password since, and of those to which the demo's
 * logins let everybody in. In production there must be none.
 */
export async function seededAccounts(db: Db): Promise<string[]> {
  const marked = await db.selectFrom('accounts').select('id').where('planted', '=', true).execute();
  return [...marked.map(({ id }) => id), ...(await accountsWithDemoPassword(db))];
}

/** Without a mark, but the demo's address and password log in: as of a world that was planted by a version without marks. */
async function accountsWithDemoPassword(db: Db): Promise<string[]> {
  const emails = [...cast, ...lilacSiteMembers.cast].map(({ email }) => email);
  const sameEmail = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('planted', '=', false)
    .where('email', 'in', emails)
    .execute();
  const matching: string[] = [];
  for (const { id, password_hash: hash } of sameEmail)
    if ((await verifyPassword(hash, castPassword)).right) matching.push(id);
  return matching;
}
