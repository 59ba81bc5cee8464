import type { Output } from '#contract/call';
import type { sendMessage } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { App, MemberCaller } from '../app.ts';
import { creditsOf } from '../credits/credits-of.ts';
import type { Contra } from '../credits/ledger.ts';
import { transact } from '../platform/transact.ts';
import { findPartner } from '../profiles/visibility.ts';
import { payForMessage } from './pay-for-message.ts';
import { presentMessages } from './photos/present-messages.ts';
import type { NewChatPhoto } from './photos/queries.ts';
import type { MessageRow } from './queries.ts';
import { sendAtOnce } from './send-at-once.ts';
import { newMessageId, storeMessage } from './store-message.ts';
import { lockUnconfirmed, selectSent } from './write-queries.ts';

/** What is sent: a text, or something else without one, for `price` whole credits that go to `contra`. */
export type Paid = {
  to: string;
  client_id: string;
  text: string;
  gift: Gift | null;
  photo: NewChatPhoto | null;
  gif: Gif | null;
  price: number;
  contra: Contra;
};
type Answer = Output<typeof sendMessage>;

/**
 * Sends what a member pays for, once for each client id (docs/paths/send-a-message.md): the same one again is the same message,
 * whatever it says this time, and costs once.
 * @param prepare says what is sent, or refuses it
 * @throws not_found, insufficient_credits, conversation_limit, forbidden, and what `prepare` throws
 */
export async function sendPaid(
  app: App,
  caller: MemberCaller,
  clientId: string,
  prepare: () => Paid | Promise<Paid>,
): Promise<Answer> {
  try {
    return await sendOnce(app, caller, await prepare());
  } catch (error) {
    // Stored before, or by a repeat at this very moment: whatever this attempt failed with, that message is the answer.
    const first = await sentBefore(app, caller, clientId);
    if (!first) throw error;
    return first;
  }
}

/**
 * The answer to what was sent under this client id; null where nothing was.
 * @throws not_found where nothing of it was ever delivered, or is left, and its receiver has gone since: one who blocked a sender he never
 * met took the message with him, and looks the same
 */
export async function sentBefore(
  app: App,
  { member }: MemberCaller,
  clientId: string,
): Promise<Answer | null> {
  const first = await selectSent(app.db, member.profileId, clientId);
  if (!first) return null;
  if (!first.stands && (first.held || first.unsent)) throw new ApiError('not_found');
  return answer(app, member.profileId, first, await creditsOf(app.db, member.accountId));
}

async function answer(app: App, profileId: string, row: MessageRow, credits: number): Promise<Answer> {
  const [message] = await presentMessages(app, [row], profileId);
  if (!message) throw new ApiError('unavailable');
  return { message, credits };
}

async function sendOnce(app: App, caller: MemberCaller, paid: Paid): Promise<Answer> {
  const { member } = caller;
  const { to, client_id: clientId, text, gift, photo, gif, price, contra } = paid;
  const receiver = await findPartner(app, caller, to);
  if (receiver.id === member.profileId) throw new ApiError('not_found');
  const mayBeHeld = member.status === 'not_confirmed';
  const message = { id: newMessageId({ mayBeHeld }), clientId, text, gift, photo, gif };
  const atOnce = mayBeHeld ? null : await sendAtOnce(app, member, receiver.id, { ...message, price, contra });
  if (atOnce) return answer(app, member.profileId, atOnce.stored, atOnce.credits);
  const { stored, credits } = await transact(app, async tx => {
    // The first of the locks: a confirmation of the address comes before this message or after it, never beside it.
    const held = mayBeHeld && (await lockUnconfirmed(tx.db, member.accountId));
    const credits = await payForMessage(tx, member, { messageId: message.id, price, contra });
    return { credits, stored: await storeMessage(tx, caller, receiver, { ...message, held }) };
  });
  return answer(app, member.profileId, stored, credits);
}
