import { useState } from 'react';
import type { FieldError } from '#contract/errors';
import { plainText } from '#contract/plain-text';
import { useDraftText } from './composing/use-draft-text.ts';
import type { OutboxMessage } from './outbox/outbox-message.ts';
import { useOutbox } from './outbox/outbox-query.ts';
import { useSendMessage } from './use-send-message.ts';

type FirstMessageState = 'idle' | 'on_its_way' | 'waiting' | 'sent' | FieldError;

/**
 * The text is the draft of the conversation.
 * @spec 2.6 5.9
 */
export function useFirstMessage(profile: string) {
  const { text, refusal, write } = useDraftText(profile);
  const { send, retry, discard } = useSendMessage(profile);
  const outbox = useOutbox(profile);
  const [clientId, setClientId] = useState<string | null>(null);
  const outgoing = outbox.find(({ client_id }) => client_id === clientId);
  return {
    text: outgoing?.text ?? text,
    sending: firstMessageState(clientId, outbox, refusal),
    send(body: string) {
      // Sends the text without the refused characters as a new message.
      if (outgoing?.failure?.code === 'field_invalid') discard(outgoing);
      else if (outgoing) return retry(outgoing);
      write('');
      setClientId(send(outgoing ? plainText(body) : body));
    },
    write(typed: string) {
      // An edited text is a new message, not a retry.
      if (outgoing) discard(outgoing);
      setClientId(null);
      write(typed);
    },
  };
}

/** A message missing from the outbox was sent, unless there is a `refusal`. */
export function firstMessageState(
  clientId: string | null,
  outbox: OutboxMessage[],
  refusal: FieldError | null,
): FirstMessageState {
  const message = outbox.find(({ client_id }) => client_id === clientId);
  if (!message && refusal) return refusal;
  if (clientId === null) return 'idle';
  if (!message) return 'sent';
  if (message.failure) return message.failure;
  // Counts as sent, because the conversation shows the earlier failed message.
  if (outbox.some(({ failure, order }) => failure && order < message.order)) return 'sent';
  return message.delayed ? 'waiting' : 'on_its_way';
}
