import type { BodyOut, Output } from '#contract/call';
import type { sendMessage as call } from '#contract/chats';
import { fieldError } from '#contract/errors';
import { isNoLongerThan } from '#contract/plain-text';
import type { App, MemberCaller } from '../app.ts';
import type { Site } from '../site/sites.ts';
import { sendPaidMessage } from './send-paid-message.ts';

/**
 * Charges `message_credits`, unless the client id repeats an earlier message.
 * @throws not_found, insufficient_credits, conversation_limit, message_too_long at `text`
 * @spec 5.9 D2.8 D1.3
 */
export const sendMessage = (
  app: App,
  caller: MemberCaller,
  request: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  sendPaidMessage(app, caller, request.client_id, () => {
    refuseTooLong(caller.site, 'text', request.text);
    return {
      ...{ ...request, gift: null, photo: null, gif: null },
      ...{ price: caller.site.settings.message_credits, contra: 'messages' },
    };
  });

/**
 * @throws message_too_long
 * @spec 5.9 D2.7
 */
export function refuseTooLong({ settings }: Pick<Site, 'settings'>, field: string, text: string): void {
  const { message_length } = settings;
  if (!isNoLongerThan(text, message_length)) throw fieldError(field, 'message_too_long', { message_length });
}
