import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** When a login began, and whether by passkey; undefined for one that has ended. */
export const selectLoginBegin = (db: Db, sessionHash: Buffer) =>
  db
    .selectFrom('sessions')
    .where('secret_hash', '=', sessionHash)
    .select(eb => [
      'created_at as begun',
      eb
        .exists(
          eb
            .selectFrom('passkeys')
            .select('passkeys.id')
            .whereRef('passkeys.account_id', '=', 'sessions.account_id')
            // A passkey is noted by the transaction right before that of its login.
            .where(
              sql<boolean>`passkeys.used_at between sessions.created_at - interval '1 minute' and sessions.created_at`,
            ),
        )
        .$castTo<boolean>()
        .as('byPasskey'),
    ])
    .executeTakeFirst();

/** Whether this is one of an account's passkeys. */
export async function hasPasskey(db: Trx, passkey: { id: string; accountId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', passkey.id)
    .where('account_id', '=', passkey.accountId)
    .executeTakeFirst();
  return row !== undefined;
}
