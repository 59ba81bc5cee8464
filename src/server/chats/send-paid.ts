import type { Output } from '#contract/call';
import type { sendMessage } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { Gift } from '#contract/gift-catalogue';
import type { App, MemberCaller } from '../app.ts';
import { creditsOf } from '../credits/credits-of.ts';
import type { Contra } from '../credits/ledger.ts';
import { transact } from '../platform/transact.ts';
import { findPartner } from '../profiles/visibility.ts';
import { payForMessage } from './pay-for-message.ts';
import { presentMessage } from './present.ts';
import { newMessageId, storeMessage } from './store-message.ts';
import { lockUnconfirmed, selectSent } from './write-queries.ts';

/** What is sent: a text or a gift, for `price` whole credits that go to `contra`. */
export type Paid = {
  to: string;
  client_id: string;
  text: string;
  gift: Gift | null;
  price: number;
  contra: Contra;
};
type Answer = Output<typeof sendMessage>;

/**
 * Sends what a member pays for, once for each client id (docs/paths/send-a-message.md): the same one again is the same message,
 * whatever it says this time, and costs once.
 * @param prepare says what is sent, or refuses it
 * @throws not_found, insufficient_credits, conversation_limit, and what `prepare` throws
 */
export async function sendPaid(
  app: App,
  caller: MemberCaller,
  clientId: string,
  prepare: () => Paid,
): Promise<Answer> {
  try {
    return await sendOnce(app, caller, prepare());
  } catch (error) {
    // Stored before, or by a repeat at this very moment: whatever this attempt failed with, that message is the answer.
    const { profileId, accountId } = caller.member;
    const first = await selectSent(app.db, profileId, clientId);
    if (!first) throw error;
    return { message: presentMessage(first, profileId), credits: await creditsOf(app.db, accountId) };
  }
}

async function sendOnce(app: App, caller: MemberCaller, paid: Paid): Promise<Answer> {
  const { member } = caller;
  const { to, client_id: clientId, text, gift, price, contra } = paid;
  const receiver = await findPartner(app, caller, to);
  if (receiver.id === member.profileId) throw new ApiError('not_found');
  const message = { id: newMessageId(), clientId, text, gift };
  return transact(app, async tx => {
    // The first of the locks: a confirmation of the address comes before this message or after it, never beside it.
    const held = member.status === 'not_confirmed' && (await lockUnconfirmed(tx.db, member.accountId));
    const credits = await payForMessage(tx, member, { messageId: message.id, price, contra });
    const stored = await storeMessage(tx, caller, receiver, { ...message, held });
    return { message: presentMessage(stored, member.profileId), credits };
  });
}
