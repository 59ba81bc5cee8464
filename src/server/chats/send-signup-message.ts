import { v4 as newClientId } from 'uuid';
import { isApiError } from '#contract/errors';
import type { SignupForm } from '#contract/signup';
import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { findVisible, type VisibleProfile } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { openerOf } from './first-messages/opener.ts';
import { payForMessage } from './pay-for-message.ts';
import { selectProfileOf } from './queries.ts';
import { refuseTooLong } from './send-message.ts';
import { newMessageId, type Sender, storeMessage } from './store-message.ts';

/**
 * @throws message_too_long at `signup_message.text`
 * @spec 5.9
 */
export async function refuseLongSignupMessage(
  _tx: Tx,
  { site, form }: { site: Site; form: Pick<SignupForm, 'signup_message'> },
): Promise<void> {
  if (form.signup_message) refuseTooLong(site, 'signup_message.text', form.signup_message.text);
}

/**
 * Delivery waits for the sender's activation. A refused message does not stop the sign-up.
 * @spec 4.2
 */
export const sendSignupMessage =
  ({ config }: Pick<App, 'config'>) =>
  async (tx: Tx, { accountId, site, form }: SignedUp): Promise<void> => {
    if (form.signup_message)
      await sendHeldMessage(tx, { accountId, site }, form.signup_message, config.secret);
  };

type SignedUp = { accountId: string; site: Site; form: Pick<SignupForm, 'signup_message'> };

async function sendHeldMessage(
  tx: Tx,
  { accountId, site }: Pick<SignedUp, 'accountId' | 'site'>,
  { to, text }: NonNullable<SignupForm['signup_message']>,
  secret: string,
): Promise<void> {
  const { profileId } = await selectProfileOf(tx.db, accountId);
  const sender: Sender = { site, member: { accountId, profileId, paid_user: false } };
  const noMedia = { gift: null, photo: null, gif: null };
  const message = {
    id: newMessageId({ mayBeHeld: true }),
    clientId: newClientId(),
    text,
    ...noMedia,
    held: true,
    opener: () => openerOf(secret, text),
  };
  const recipient = await payForSignupMessage(tx, sender, to, message.id).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
  if (recipient) await storeMessage(tx, sender, recipient, message);
}

async function payForSignupMessage(
  tx: Tx,
  sender: Sender,
  to: string,
  messageId: string,
): Promise<VisibleProfile> {
  const recipient = await findVisible(tx, sender, to);
  await payForMessage(tx, sender.member, { messageId, price: sender.site.settings.message_credits });
  return recipient;
}
