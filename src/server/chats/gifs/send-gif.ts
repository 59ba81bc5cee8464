import type { BodyOut, Output } from '#contract/call';
import { fieldError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { sendGif as call } from '#contract/gifs';
import type { App, MemberCaller } from '../../app.ts';
import { ownGif } from '../../platform/gifs/own-gifs.ts';
import { sendPaid } from '../send-paid.ts';
import { keepGif } from './queries.ts';

/**
 * Sends a GIF for what a message costs, under the rules of every other. Only what the provider told of can be sent: a message
 * never leads anywhere else.
 * @throws not_found, insufficient_credits, conversation_limit, gif_unknown at `gif`
 */
export const sendGif = (
  app: App,
  caller: MemberCaller,
  { to, client_id, gif: id }: BodyOut<typeof call>,
): Promise<Output<typeof call>> =>
  sendPaid(app, caller, client_id, async () => ({
    ...{ to, client_id, text: '', gift: null, photo: null, gif: await knownGif(app, caller, id) },
    price: caller.site.settings.message_credits,
    contra: 'messages',
  }));

async function knownGif({ db, clock }: App, { language }: MemberCaller, id: string): Promise<Gif> {
  const gif = ownGif(id, language) ?? (await keepGif(db, id, clock.now()));
  if (!gif) throw fieldError('gif', 'gif_unknown');
  return gif;
}
