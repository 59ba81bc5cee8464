import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { claimDeletedCards, deleteDeletedCard, deleteStoredCardRow } from './stored-card-queries.ts';

export const DELETE_CARDS_AT_PROVIDER = 'delete-cards-at-provider';

const BATCH_SIZE = 20;
const RETRY_MS = 600_000;

/**
 * A job deletes the card at the provider later.
 * @spec D2.15
 */
export const deleteStoredCard = (app: App, { accountId }: MemberCaller, card: string): Promise<null> =>
  transact(app, async tx => {
    const wasStored = await deleteStoredCardRow(tx.db, accountId, card);
    if (wasStored) await tx.sendJob(DELETE_CARDS_AT_PROVIDER);
    return null;
  });

/** Reads a table, because a trigger fills it with the cards of erased members, too. */
export async function deleteCardsAtProvider(app: App): Promise<void> {
  const now = app.clock.now();
  const retryAt = new Date(now.getTime() + RETRY_MS);
  const tokens = await claimDeletedCards(app.db, {
    provider: app.payments.name,
    now,
    retryAt,
    limit: BATCH_SIZE,
  });
  for (const token of tokens) {
    try {
      await app.payments.cards?.delete(token);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      app.log.warn({ err: error }, 'card not deleted at the provider yet');
      if (error.reason === 'unavailable') continue;
    }
    await deleteDeletedCard(app.db, app.payments.name, token);
  }
}
