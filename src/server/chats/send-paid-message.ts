import type { Output } from '#contract/call';
import type { sendMessage } from '#contract/chats';
import { ApiError } from '#contract/errors';
import { refuseRemembered } from '../accounts/login/remembered-members.ts';
import { draftSession } from '../accounts/login/session-sql.ts';
import type { App, MemberCaller } from '../app.ts';
import { creditsChangedEvent } from '../credits/events.ts';
import { type LedgerEntryKind, walletTotal } from '../credits/ledger.ts';
import { totalCredits } from '../credits/wallet.ts';
import type { Db } from '../platform/db.ts';
import { gathered, nullIfUndecided } from '../platform/gathered.ts';
import { transact } from '../platform/transact.ts';
import { findPartner } from '../profiles/visibility.ts';
import { openerOf } from './first-messages/opener.ts';
import { payForMessage } from './pay-for-message.ts';
import { presentMessages } from './photos/present-messages.ts';
import type { MessageRow } from './queries.ts';
import { messageDraft, messageNotice, type NewMessage, newMessageId, storeMessage } from './store-message.ts';
import { insertPaidMessages, type PaidDraft } from './store-queries.ts';
import { lockUnconfirmed, selectSentMessage } from './write-queries.ts';

/** `price` is in credits. `contra` says what the credits were used for. */
type PaidMessage = Omit<NewMessage, 'id' | 'clientId' | 'held' | 'opener'> & {
  to: string;
  client_id: string;
  price: number;
  contra: LedgerEntryKind;
};
type SendMessageAnswer = Output<typeof sendMessage>;

/**
 * Sends one message per client id, so a repeat costs nothing (docs/paths/send-a-message.md).
 * @throws not_found, insufficient_credits, conversation_limit, forbidden, and the errors of `prepare`
 * @spec D1.3 5.9
 */
export async function sendPaidMessage(
  app: App,
  caller: MemberCaller,
  clientId: string,
  prepare: () => PaidMessage | Promise<PaidMessage>,
): Promise<SendMessageAnswer> {
  try {
    return await sendNewMessage(app, caller, await prepare());
  } catch (error) {
    refuseRemembered(caller.member);
    // A repeated call returns the sent message instead of the error.
    const sent = await findSentMessage(app, caller, clientId);
    if (!sent) throw error;
    return sent;
  }
}

/**
 * Returns null if no message has this client id.
 * @throws not_found if the recipient is unreachable and the message is undelivered or unsent
 */
export async function findSentMessage(
  app: App,
  { member }: MemberCaller,
  clientId: string,
): Promise<SendMessageAnswer | null> {
  const sent = await selectSentMessage(app.db, member.profileId, clientId);
  if (!sent) return null;
  if (!sent.recipientIsPresent && (sent.held || sent.unsent)) throw new ApiError('not_found');
  return presentSent(app, member.profileId, sent, await totalCredits(app.db, member.accountId));
}

async function presentSent(
  app: App,
  profileId: string,
  row: MessageRow,
  credits: number,
): Promise<SendMessageAnswer> {
  const [message] = await presentMessages(app, [row], profileId);
  if (!message) throw new ApiError('unavailable');
  return { message, credits };
}

async function sendNewMessage(app: App, caller: MemberCaller, paid: PaidMessage): Promise<SendMessageAnswer> {
  const { member } = caller;
  const { to, client_id: clientId, text, gift, photo, gif, price, contra } = paid;
  const mayBeHeld = member.status === 'not_confirmed';
  const message = { id: newMessageId({ mayBeHeld }), clientId, text, gift, photo, gif };
  const sentTogether =
    mayBeHeld || photo ? null : await sendTogether(app, caller, to, { ...message, price, contra });
  if (sentTogether) return presentSent(app, member.profileId, sentTogether.stored, sentTogether.credits);
  refuseRemembered(member);
  const recipient = await findPartner(app, caller, to);
  if (recipient.id === member.profileId) throw new ApiError('not_found');
  const opener = () => openerOf(app.config.secret, text);
  const { stored, credits } = await transact(app, async tx => {
    // The lock prevents a confirmation of the email address during this transaction.
    const held = mayBeHeld && (await lockUnconfirmed(tx.db, member.accountId));
    const credits = await payForMessage(tx, member, { messageId: message.id, price, contra });
    return { credits, stored: await storeMessage(tx, caller, recipient, { ...message, held, opener }) };
  });
  return presentSent(app, member.profileId, stored, credits);
}

type PricedMessage = Omit<NewMessage, 'held' | 'opener'> & { price: number; contra: LedgerEntryKind };

/**
 * Sends the message together with those of other members, in one statement and one commit (decision 0208). Returns
 * null if the message needs more decisions; nothing is written then.
 * @spec D1.3
 */
async function sendTogether(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  { member, site }: MemberCaller,
  recipientId: string,
  { price, contra, ...message }: PricedMessage,
): Promise<{ stored: MessageRow; credits: number } | null> {
  const { profileId, accountId } = member;
  const draft = messageDraft(message, { sender_id: profileId, recipient_id: recipientId });
  const debit = { ...draftSession(member), site_id: site.id, price, contra };
  const paid = { ...draft, ...debit, held: false, sent_at: app.clock.now() };
  const stored = await storeWithOthers(app.db, paid).catch(nullIfUndecided);
  if (!stored) return null;
  // Publishes only now, because the statement above has committed.
  if (price > 0) app.bus.publish(creditsChangedEvent({ profileId, accountId }));
  app.bus.publish(messageNotice(stored, recipientId));
  return { stored, credits: walletTotal(stored) };
}

const storeWithOthers = gathered({
  keysOf: ({ account_id, sender_id, recipient_id }: PaidDraft) => [
    account_id,
    [sender_id, recipient_id].sort().join(),
  ],
  async run(db: Db, drafts) {
    const stored = new Map((await insertPaidMessages(db, drafts)).map(row => [row.id, row]));
    return drafts.map(({ id }) => stored.get(id) ?? null);
  },
});
