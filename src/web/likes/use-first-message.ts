import { useState } from 'react';
import type { FieldError } from '#contract/errors';
import { plainText } from '#contract/plain-text';
import { useDraftText } from '../chats/composing/use-draft-text.ts';
import type { OutboxMessage } from '../chats/outbox/outbox-message.ts';
import { useOutbox } from '../chats/outbox/outbox-query.ts';
import { useSendMessage } from '../chats/use-send-message.ts';

/** What became of the message: nothing yet, under way, waiting for a line, sent, or refused, and why. */
export type Sending = 'idle' | 'on_its_way' | 'waiting' | 'sent' | FieldError;

/**
 * A first message written over the page: the draft of the conversation until it is sent, and then one of its outbox. Whatever becomes of
 * the line or of the page, it leaves once.
 */
export function useFirstMessage(profile: string) {
  const { text, refusal, write } = useDraftText(profile);
  const { send, retry, discard } = useSendMessage(profile);
  const outbox = useOutbox(profile);
  const [put, setPut] = useState<string | null>(null);
  const outgoing = outbox.find(({ client_id }) => client_id === put);
  return {
    text: outgoing?.text ?? text,
    sending: sendingOf(put, outbox, refusal),
    send(said: string) {
      // What cannot be read is taken out of it, and what is left is another message.
      if (outgoing?.failure?.code === 'field_invalid') discard(outgoing);
      else if (outgoing) return retry(outgoing);
      write('');
      setPut(send(outgoing ? plainText(said) : said));
    },
    write(typed: string) {
      // Who changes what failed writes another message.
      if (outgoing) discard(outgoing);
      setPut(null);
      write(typed);
    },
  };
}

/** What became of the message that was put into the outbox under this client id; one that is gone was sent, or came back as the draft. */
export function sendingOf(put: string | null, outbox: OutboxMessage[], refusal: FieldError | null): Sending {
  const one = outbox.find(({ client_id }) => client_id === put);
  if (!one && refusal) return refusal;
  if (put === null) return 'idle';
  if (!one) return 'sent';
  if (one.failure) return one.failure;
  // The conversation shows what holds it back.
  if (outbox.some(({ failure, order }) => failure && order < one.order)) return 'sent';
  return one.delayed ? 'waiting' : 'on_its_way';
}
