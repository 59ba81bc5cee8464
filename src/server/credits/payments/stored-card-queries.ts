import { type Insertable, sql } from 'kysely';
import type { StoredCards } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

export async function insertStoredCard(db: Trx, card: Insertable<StoredCards>): Promise<void> {
  await db
    .insertInto('stored_cards')
    .values(card)
    .onConflict(conflict => conflict.columns(['account_id', 'provider', 'token']).doNothing())
    .execute();
}

export type StoredCardRow = { id: string; token: string; label: string };

/** @spec D2.15 */
export const selectLatestStoredCard = (
  db: Db,
  { accountId, provider, method }: { accountId: string; provider: string; method: string },
): Promise<StoredCardRow | undefined> =>
  db
    .selectFrom('stored_cards')
    .select(['id', 'token', 'label'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('method', '=', method)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * A trigger queues the card for deletion at the provider.
 * @returns whether the member had this card
 */
export async function deleteStoredCardRow(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('stored_cards')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function claimDeletedCards(
  db: Db,
  { provider, now, retryAt, limit }: { provider: string; now: Date; retryAt: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`
    update card_deletions set next_attempt_at = ${retryAt}
    where (provider, token) in (
      select provider, token from card_deletions where provider = ${provider} and next_attempt_at <= ${now}
      order by next_attempt_at limit ${limit} for update skip locked)
    returning token`.execute(db);
  return rows.map(({ token }) => token);
}

export async function deleteDeletedCard(db: Db, provider: string, token: string): Promise<void> {
  await db.deleteFrom('card_deletions').where('provider', '=', provider).where('token', '=', token).execute();
}
