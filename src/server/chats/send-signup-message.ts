import { v4 as newClientId } from 'uuid';
import { isApiError } from '#contract/errors';
import type { SignupForm } from '#contract/signup';
import type { Tx } from '../platform/transact.ts';
import { findVisible, type VisibleProfile } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { refuseTooLong } from './message-length.ts';
import { payForMessage } from './pay-for-message.ts';
import { selectProfileOf } from './queries.ts';
import { newMessageId, type Sender, storeMessage } from './store-message.ts';

/** Refuses a first message that is too long, before there is an account. @throws message_too_long at `signup_message.text` */
export async function refuseLongSignupMessage(
  _tx: Tx,
  { site, form }: { site: Site; form: Pick<SignupForm, 'signup_message'> },
): Promise<void> {
  if (form.signup_message) refuseTooLong(site, 'signup_message.text', form.signup_message.text);
}

/**
 * The message that was typed before signing up is the new member's first one, held like every other until he confirms.
 * Where it cannot be sent (its receiver is gone, the site gives no credits) the sign-up goes on without it.
 */
export async function sendSignupMessage(
  tx: Tx,
  { accountId, site, form }: { accountId: string; site: Site; form: Pick<SignupForm, 'signup_message'> },
): Promise<void> {
  if (!form.signup_message) return;
  const { to, text } = form.signup_message;
  const { profileId } = await selectProfileOf(tx.db, accountId);
  const sender: Sender = { site, member: { accountId, profileId, paid_user: false } };
  const only = { gift: null, photo: null, gif: null };
  const message = {
    id: newMessageId({ mayBeHeld: true }),
    clientId: newClientId(),
    text,
    ...only,
    held: true,
  };
  const receiver = await payFor(tx, sender, to, message.id).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
  if (receiver) await storeMessage(tx, sender, receiver, message);
}

async function payFor(tx: Tx, sender: Sender, to: string, messageId: string): Promise<VisibleProfile> {
  const receiver = await findVisible(tx, sender, to);
  await payForMessage(tx, sender.member, { messageId, price: sender.site.settings.message_credits });
  return receiver;
}
