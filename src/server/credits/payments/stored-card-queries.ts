import type { Db, Trx } from '../../platform/db.ts';

export async function insertCard(
  db: Trx,
  card: { accountId: string; provider: string; method: string; token: string; label: string; at: Date },
): Promise<void> {
  await db
    .insertInto('stored_cards')
    .values({
      account_id: card.accountId,
      provider: card.provider,
      method: card.method,
      token: card.token,
      label: card.label,
      created_at: card.at,
    })
    .onConflict(conflict => conflict.columns(['account_id', 'provider', 'token']).doNothing())
    .execute();
}

export type CardRow = { id: string; token: string; label: string; method: string };

/** The card a member kept last with a provider. */
export const selectCard = (db: Db, accountId: string, provider: string): Promise<CardRow | undefined> =>
  db
    .selectFrom('stored_cards')
    .select(['id', 'token', 'label', 'method'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Forgets a card of a member. @returns what the provider knows it by; undefined where there was none */
export const deleteCard = (db: Db, accountId: string, id: string): Promise<{ token: string } | undefined> =>
  db
    .deleteFrom('stored_cards')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('token')
    .executeTakeFirst();
