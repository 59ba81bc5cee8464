import type { BodyOut, Output } from '#contract/call';
import type { sendMessage as call } from '#contract/chats';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { creditsOf } from '../credits/credits-of.ts';
import { transact } from '../platform/transact.ts';
import { findVisible } from '../profiles/visibility.ts';
import { refuseTooLong } from './message-length.ts';
import { payForMessage } from './pay-for-message.ts';
import { presentMessage } from './present.ts';
import { newMessageId, storeMessage } from './store-message.ts';
import { lockUnconfirmed, selectSent } from './write-queries.ts';

type Request = BodyOut<typeof call>;
type Answer = Output<typeof call>;

/**
 * Sends a message for `message_credits` (sections 4 to 6; docs/paths/send-a-message.md). The same client id again is the
 * same message, whatever it says this time, and costs once.
 * @throws not_found, blocked_by_member, insufficient_credits, conversation_limit, message_too_long at `text`
 */
export async function sendMessage(app: App, caller: MemberCaller, request: Request): Promise<Answer> {
  try {
    return await sendOnce(app, caller, request);
  } catch (error) {
    // Stored before, or by a repeat at this very moment: whatever this attempt failed with, that message is the answer.
    const { profileId, accountId } = caller.member;
    const first = await selectSent(app.db, profileId, request.client_id);
    if (!first) throw error;
    return { message: presentMessage(first, profileId), credits: await creditsOf(app.db, accountId) };
  }
}

async function sendOnce(app: App, caller: MemberCaller, request: Request): Promise<Answer> {
  const { member, site } = caller;
  refuseTooLong(site, 'text', request.text);
  const receiver = await findVisible(app, caller, request.to);
  if (receiver.id === member.profileId) throw new ApiError('not_found');
  const message = { id: newMessageId(), clientId: request.client_id, text: request.text };
  return transact(app, async tx => {
    // The first of the locks: a confirmation of the address comes before this message or after it, never beside it.
    const held = member.status === 'not_confirmed' && (await lockUnconfirmed(tx.db, member.accountId));
    const price = site.settings.message_credits;
    const credits = await payForMessage(tx, member, { messageId: message.id, price });
    const stored = await storeMessage(tx, caller, receiver, { ...message, held });
    return { message: presentMessage(stored, member.profileId), credits };
  });
}
