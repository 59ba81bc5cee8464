import type { BodyOut, Output } from '#contract/call';
import type { sendMessage as call } from '#contract/chats';
import type { App, MemberCaller } from '../app.ts';
import { refuseTooLong } from './message-length.ts';
import { sendPaid } from './send-paid.ts';

/**
 * Sends a message for `message_credits` (sections 4 to 6; docs/paths/send-a-message.md). The same client id again is the
 * same message, whatever it says this time, and costs once.
 * @throws not_found, insufficient_credits, conversation_limit, message_too_long at `text`
 */
export const sendMessage = (
  app: App,
  caller: MemberCaller,
  request: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  sendPaid(app, caller, request.client_id, () => {
    refuseTooLong(caller.site, 'text', request.text);
    return {
      ...{ ...request, gift: null, photo: null, gif: null },
      ...{ price: caller.site.settings.message_credits, contra: 'messages' },
    };
  });
