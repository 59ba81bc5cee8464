import { verifyPassword } from '../../src/server/accounts/reauthentication/passwords.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { cast, castPassword } from './cast.ts';
import { lilacSiteMembers } from './lilac.ts';

/**
 * Returns the ids of accounts that belong to the demo data or to the generated members for load tests (`flood`).
 * Production starts only if there are none.
 */
export async function seededAccounts(db: Db): Promise<string[]> {
  // The column `seeded` stays true when the email or password of an account is changed.
  const marked = await db.selectFrom('accounts').select('id').where('seeded', '=', true).execute();
  return [...marked.map(({ id }) => id), ...(await accountsWithDemoPassword(db))];
}

/**
 * Finds demo accounts that were inserted before the column `seeded` existed. Such an account has the email of a
 * member in `cast`, and `castPassword`.
 */
async function accountsWithDemoPassword(db: Db): Promise<string[]> {
  const emails = [...cast, ...lilacSiteMembers.cast].map(({ email }) => email);
  const sameEmail = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('seeded', '=', false)
    .where('email', 'in', emails)
    .execute();
  const matching: string[] = [];
  for (const { id, password_hash: hash } of sameEmail)
    if ((await verifyPassword(hash, castPassword)).right) matching.push(id);
  return matching;
}
