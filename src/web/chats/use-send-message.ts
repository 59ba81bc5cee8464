import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendMessage } from '#contract/chats';
import { type ErrorCode, type FieldError, isApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import { sendGif } from '#contract/gifs';
import { ask, useApi } from '../api.ts';
import { applyEvent } from '../live/apply-event.ts';
import { giveBack } from './draft.ts';
import { changeOutbox, type Outgoing } from './outbox.ts';

/** Refusals after which the text goes back into the composer: the member has something to do first. */
const givenBack: readonly ErrorCode[] = ['insufficient_credits', 'conversation_limit', 'message_too_long'];

/**
 * Sends messages to a member: the bubble is there at once, messages leave one after the other and wait while the browser is
 * offline. Where credits or conversations do not suffice, the text goes back into the composer; after any other failure the bubble
 * stays and can be sent again under the same client id.
 */
export function useSendMessage(profile: string) {
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `send ${profile}` },
    mutationFn: ({ client_id, text, gif }: Outgoing) =>
      gif
        ? ask(api, sendGif, { body: { to: profile, client_id, gif: gif.id } })
        : ask(api, sendMessage, { body: { to: profile, client_id, text } }),
    onSuccess({ message, credits }, outgoing) {
      applyEvent(cache, { type: 'message', message, profile });
      applyEvent(cache, { type: 'credits', credits });
      drop(cache, profile, outgoing);
    },
    onError(error, outgoing) {
      const failure = failureOf(error);
      if (!givenBack.includes(failure.code)) return mark(cache, profile, outgoing, failure);
      drop(cache, profile, outgoing);
      giveBack(cache, profile, outgoing.text, failure.code);
    },
  });
  const put = (said: Pick<Outgoing, 'text' | 'gif'>) => {
    const outgoing = {
      ...said,
      client_id: crypto.randomUUID(),
      at: new Date().toISOString(),
      failure: null,
    };
    changeOutbox(cache, profile, outbox => [...outbox, outgoing]);
    mutate(outgoing);
  };
  return {
    send: (text: string) => put({ text, gif: null }),
    sendGif: (gif: Gif) => put({ text: '', gif }),
    retry(outgoing: Outgoing) {
      mark(cache, profile, outgoing, null);
      mutate(outgoing);
    },
    discard: (outgoing: Outgoing) => drop(cache, profile, outgoing),
  };
}

const drop = (cache: QueryClient, profile: string, { client_id }: Outgoing) =>
  changeOutbox(cache, profile, outbox => outbox.filter(one => one.client_id !== client_id));

const mark = (
  cache: QueryClient,
  profile: string,
  { client_id }: Outgoing,
  failure: Outgoing['failure'],
): void =>
  changeOutbox(cache, profile, outbox =>
    outbox.map(one => (one.client_id === client_id ? { ...one, failure } : one)),
  );

/** Why a message was not sent; a refused text comes as a refused field. */
function failureOf(error: Error): FieldError {
  if (!isApiError(error)) return { code: 'unavailable' };
  return error.fields.text ?? error.fields.gif ?? { code: error.code, params: error.params };
}
