import type { BodyOut, Output } from '#contract/call';
import { giftPrice } from '#contract/gift-catalogue';
import type { sendGift as call } from '#contract/gifts';
import type { App, MemberCaller } from '../app.ts';
import { sendPaidMessage } from '../chats/send-paid-message.ts';

/**
 * @throws not_found, insufficient_credits, conversation_limit
 * @spec D2.11 1.2
 */
export const sendGift = (
  app: App,
  caller: MemberCaller,
  { to, client_id, gift }: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  sendPaidMessage(app, caller, client_id, () => ({
    ...{ to, client_id, text: '', gift, photo: null, gif: null },
    price: giftPrice(gift, caller.site.settings),
    contra: 'gifts',
  }));
