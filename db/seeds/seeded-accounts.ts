import { verifyPassword } from '../../src/server/accounts/reauthentication/password-hash.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { cast, castPassword } from './cast.ts';
import { lilacSiteMembers } from './lilac.ts';

/** Production refuses to start if this function finds an account. */
export async function seededAccounts(db: Db): Promise<string[]> {
  // `seeded` stays true after the account's email or password changes.
  const marked = await db.selectFrom('accounts').select('id').where('seeded', '=', true).execute();
  return [...marked.map(({ id }) => id), ...(await accountsWithDemoPassword(db))];
}

/** Finds accounts with an address and the password of the demo, even if no seed marked them. */
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
