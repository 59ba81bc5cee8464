import type { BodyOut, Output } from '#contract/call';
import { fieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { sendGif as call } from '#contract/gifs';
import type { App, MemberCaller } from '../../app.ts';
import { builtInGif } from '../../providers/gifs/built-in-gifs.ts';
import { sendPaidMessage } from '../send-paid-message.ts';
import { touchGif } from './queries.ts';

/**
 * Refuses unknown GIFs, so that no message shows a picture from elsewhere.
 * @throws not_found, insufficient_credits, conversation_limit, gif_unknown at `gif`
 * @spec 1.2 D1.3
 */
export const sendGif = (
  app: App,
  caller: MemberCaller,
  { to, client_id, gif: id }: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  sendPaidMessage(app, caller, client_id, async () => ({
    ...{ to, client_id, text: '', gift: null, photo: null, gif: await findGif(app, caller, id) },
    price: caller.site.settings.message_credits,
    contra: 'messages',
  }));

async function findGif({ db, clock }: App, { language }: MemberCaller, id: string): Promise<Gif> {
  const gif = builtInGif(id, language) ?? (await touchGif(db, id, clock.now()));
  if (!gif) throw fieldError('gif', 'gif_unknown');
  return gif;
}
