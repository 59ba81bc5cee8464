import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '#contract/chats';
import { type FieldError, isApiError } from '#contract/errors';
import { ask, useApi } from '../api.ts';
import { useDraft } from '../chats/draft.ts';
import { applyEvent } from '../live/apply-event.ts';

/** What became of the message: nothing yet, under way, sent, or refused, and why. */
export type Sending = 'idle' | 'on_its_way' | 'sent' | FieldError;

/**
 * A first message written over the page: kept as the draft of the conversation until it is sent, so that nothing typed is lost. The same
 * text keeps its client id, so that pressing again after a lost line sends it once.
 */
export function useFirstMessage(profile: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [draft, keep] = useDraft(profile);
  const [text, setText] = useState(draft.text);
  // A draft that is found again, a moment after the box opened.
  useEffect(() => setText(draft.text), [draft.revision]);
  const attempt = useRef({ text: '', client_id: '' });
  const { mutate, status, error, reset } = useMutation({
    mutationFn: (said: string) => {
      if (attempt.current.text !== said) attempt.current = { text: said, client_id: crypto.randomUUID() };
      return ask(api, sendMessage, { body: { to: profile, ...attempt.current } });
    },
    onSuccess({ message, credits }) {
      keep('');
      applyEvent(cache, { type: 'message', message, profile });
      applyEvent(cache, { type: 'credits', credits });
    },
  });
  const sending: Sending =
    status === 'error'
      ? refusalOf(error)
      : ({ idle: 'idle', pending: 'on_its_way', success: 'sent' } as const)[status];
  return {
    text,
    sending,
    send: (said: string) => mutate(said),
    write(typed: string) {
      setText(typed);
      keep(typed);
      if (status === 'error') reset();
    },
  };
}

/** A refused text comes as a refused field. */
function refusalOf(error: unknown): FieldError {
  if (!isApiError(error)) return { code: 'unavailable' };
  return error.fields.text ?? { code: error.code, params: error.params };
}
