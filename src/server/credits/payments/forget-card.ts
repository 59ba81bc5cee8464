import type { App, MemberCaller } from '../../app.ts';
import { PaymentProviderError } from '../../platform/payments/provider.ts';
import { transact } from '../../platform/transact.ts';
import { claimForgotten, deleteCard, deleteForgotten } from './stored-card-queries.ts';

/** The notice that there are cards the provider is to forget. */
export const CARDS_FORGOTTEN = 'cards_forgotten';

const AT_ONCE = 20;
const AGAIN_MS = 600_000;

/** Forgets a card the caller had kept (section 3): here at once, and at the provider as soon as it answers. None of his: nothing. */
export const forgetCard = (app: App, { accountId }: MemberCaller, card: string): Promise<null> =>
  transact(app, async tx => {
    const wasKept = await deleteCard(tx.db, accountId, card);
    if (wasKept) tx.publish({ to: [], type: CARDS_FORGOTTEN, ids: {} });
    return null;
  });

/** Has the provider forget what nobody keeps any more, those of erased members too. What it does not answer is tried again later. */
export async function forgetCardsAtProvider(app: App): Promise<void> {
  const now = app.clock.now();
  const again = new Date(now.getTime() + AGAIN_MS);
  const tokens = await claimForgotten(app.db, { provider: app.payments.name, now, again, limit: AT_ONCE });
  for (const token of tokens) {
    try {
      await app.payments.cards?.delete(token);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      app.log.warn({ err: error }, 'card not forgotten yet');
      if (error.reason === 'away') continue;
    }
    await deleteForgotten(app.db, app.payments.name, token);
  }
}
