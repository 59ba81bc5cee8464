import type { App, Member } from '../app.ts';
import { creditsChangedEvent } from '../credits/events.ts';
import { type LedgerEntryKind, walletTotal } from '../credits/ledger.ts';
import { isRetryable } from '../platform/transact.ts';
import type { MessageRow } from './queries.ts';
import { messageNotice, type NewMessage } from './store-message.ts';
import { insertPaidMessage } from './store-queries.ts';

type PricedMessage = Omit<NewMessage, 'held'> & { price: number; contra: LedgerEntryKind };

/**
 * Saves time (decision 0137), but returns null if one statement is not enough.
 * @spec D1.3
 */
export async function sendInOneStatement(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  { profileId, accountId }: Pick<Member, 'profileId' | 'accountId'>,
  receiverId: string,
  { photo, price, contra, text, ...message }: PricedMessage,
): Promise<{ stored: MessageRow; credits: number } | null> {
  if (photo || price === 0) return null;
  const draft = { ...message, from: profileId, to: receiverId, body: text, has_photo: false, held: false };
  const debit = { accountId, amount: price, contra, reference: message.id, at: app.clock.now() };
  const stored = await insertPaidMessage(app.db, { ...draft, ...debit }).catch(ignoreUndecided);
  if (!stored) return null;
  // Publishes only now, because the statement above has committed.
  app.bus.publish(creditsChangedEvent({ profileId, accountId }));
  app.bus.publish(messageNotice(stored, receiverId));
  return { stored, credits: walletTotal(stored) };
}

const NO_CONVERSATION = '23502';

/** After these errors, `sendNewMessage` sends the message in a longer transaction. */
function ignoreUndecided(error: unknown): undefined {
  if (isRetryable(error) || (error instanceof Error && 'code' in error && error.code === NO_CONVERSATION))
    return;
  throw error;
}
