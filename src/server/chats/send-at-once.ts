import type { App, Member } from '../app.ts';
import { creditsChanged } from '../credits/events.ts';
import { type Contra, totalOf } from '../credits/ledger.ts';
import { isRetryable } from '../platform/transact.ts';
import type { MessageRow } from './queries.ts';
import { messageStored, type Outgoing } from './store-message.ts';
import { insertPaid } from './store-queries.ts';

type Priced = Omit<Outgoing, 'held'> & { price: number; contra: Contra };

/**
 * The usual message, in a conversation that goes on and with credits enough: payment and message in one statement, which is a
 * transaction by itself (ADR 0137). Resolves null, with nothing done, where there is more to decide or to do.
 */
export async function sendAtOnce(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  { profileId, accountId }: Pick<Member, 'profileId' | 'accountId'>,
  receiverId: string,
  { photo, price, contra, text, ...message }: Priced,
): Promise<{ stored: MessageRow; credits: number } | null> {
  if (photo || price === 0) return null;
  const draft = { ...message, from: profileId, to: receiverId, body: text, has_photo: false, held: false };
  const debit = { accountId, amount: price, contra, reference: message.id, at: app.clock.now() };
  const stored = await insertPaid(app.db, { ...draft, ...debit }).catch(unlessUndecided);
  if (!stored) return null;
  // The statement is over, and with it its commit.
  app.bus.publish(creditsChanged({ profileId, accountId }));
  app.bus.publish(messageStored(stored, receiverId));
  return { stored, credits: totalOf(stored) };
}

const NO_CONVERSATION = '23502';

/** The conversation ended at this moment, or two waited for each other: a transaction decides. */
function unlessUndecided(error: unknown): undefined {
  if (isRetryable(error) || (error instanceof Error && 'code' in error && error.code === NO_CONVERSATION))
    return;
  throw error;
}
