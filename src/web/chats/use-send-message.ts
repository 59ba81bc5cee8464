import { useQueryClient } from '@tanstack/react-query';
import type { Gif } from '#contract/gif';
import { plainText } from '#contract/plain-text';
import { COMPOSER_FIELD, restoreToDraft } from './draft.ts';
import type { OutboxContent, OutboxMessage } from './outbox/outbox-message.ts';
import { addToOutbox, removeFromOutbox, updateOutboxMessage } from './outbox/outbox-query.ts';
import { sendFromHere, sendOutbox } from './outbox/send-outbox.ts';

/**
 * Sends texts and GIFs in order, even after a lost connection or a reload.
 * @spec 5.9 D1.3
 */
export function useSendMessage(profile: string) {
  const cache = useQueryClient();
  const enqueue = (content: OutboxContent) => {
    const outgoing = addToOutbox(cache, profile, content);
    if (outgoing) sendFromHere(cache, outgoing);
    return outgoing?.client_id ?? null;
  };
  const edit = (outgoing: OutboxMessage) => {
    removeFromOutbox(cache, outgoing);
    restoreToDraft(cache, profile, plainText(outgoing.text), null);
    document.getElementById(COMPOSER_FIELD)?.focus();
    sendOutbox(cache);
  };
  return {
    send: (text: string) => enqueue({ text, gif: null, hold: null }),
    sendGif: (gif: Gif) => enqueue({ text: '', gif, hold: null }),
    retry(outgoing: OutboxMessage) {
      // The server would refuse the same text again.
      if (outgoing.failure?.code === 'field_invalid') return edit(outgoing);
      // With its old time, a retried message would expire immediately.
      updateOutboxMessage(cache, outgoing, { failure: null, delayed: false, at: new Date().toISOString() });
      sendFromHere(cache, outgoing);
    },
    discard(outgoing: OutboxMessage) {
      removeFromOutbox(cache, outgoing);
      // Messages that waited for this message may be sent now.
      sendOutbox(cache);
    },
  };
}
