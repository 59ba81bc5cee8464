import { useQueryClient } from '@tanstack/react-query';
import type { Gif } from '#contract/gif';
import { plainText } from '#contract/plain-text';
import { useApi } from '../api.ts';
import { COMPOSER_FIELD, restoreToDraft } from './draft.ts';
import type { OutboxContent, OutboxMessage } from './outbox/outbox-message.ts';
import { addToOutbox, removeFromOutbox, updateOutboxMessage } from './outbox/outbox-query.ts';
import { sendOutbox } from './outbox/send-outbox.ts';

/**
 * Sends messages to a member: the bubble appears at once; messages leave in order and wait while offline, also
 * through reloads. Without enough credits or conversations the text returns to the composer; after other
 * failures the bubble stays and can be sent again under the same client id.
 * @spec 5.9 D1.3
 */
export function useSendMessage(profile: string) {
  const api = useApi();
  const cache = useQueryClient();
  const enqueue = (parcel: OutboxContent) => {
    const outgoing = addToOutbox(cache, profile, parcel);
    sendOutbox(api, cache);
    return outgoing?.client_id ?? null;
  };
  const edit = (outgoing: OutboxMessage) => {
    removeFromOutbox(cache, outgoing);
    restoreToDraft(cache, profile, plainText(outgoing.text), null);
    document.getElementById(COMPOSER_FIELD)?.focus();
    sendOutbox(api, cache);
  };
  return {
    send: (text: string) => enqueue({ text, gif: null, hold: null }),
    sendGif: (gif: Gif) => enqueue({ text: '', gif, hold: null }),
    retry(outgoing: OutboxMessage) {
      // The same text would be refused again.
      if (outgoing.failure?.code === 'field_invalid') return edit(outgoing);
      // A retry sends the message now, however old it is.
      updateOutboxMessage(cache, outgoing, { failure: null, delayed: false, at: new Date().toISOString() });
      sendOutbox(api, cache);
    },
    discard(outgoing: OutboxMessage) {
      removeFromOutbox(cache, outgoing);
      // Messages held back behind it may be sent now.
      sendOutbox(api, cache);
    },
  };
}
