import { useQueryClient } from '@tanstack/react-query';
import type { Gif } from '#contract/gif';
import { plainText } from '#contract/plain-text';
import { useApi } from '../api.ts';
import { COMPOSER_FIELD, giveBack } from './draft.ts';
import { changeOutgoing, dropOutgoing, putOutgoing } from './outbox/outbox-query.ts';
import type { Outgoing, Parcel } from './outbox/outgoing.ts';
import { sendWaiting } from './outbox/post.ts';

/**
 * Sends messages to a member: the bubble is there at once, messages leave one after the other and wait while there is no line, through
 * reloads too. Where credits or conversations do not suffice, the text goes back into the composer; after any other failure the bubble
 * stays and can be sent again under the same client id.
 */
export function useSendMessage(profile: string) {
  const api = useApi();
  const cache = useQueryClient();
  const put = (parcel: Parcel) => {
    const outgoing = putOutgoing(cache, profile, parcel);
    sendWaiting(api, cache);
    return outgoing?.client_id ?? null;
  };
  const edit = (outgoing: Outgoing) => {
    dropOutgoing(cache, outgoing);
    giveBack(cache, profile, plainText(outgoing.text), null);
    document.getElementById(COMPOSER_FIELD)?.focus();
    sendWaiting(api, cache);
  };
  return {
    send: (text: string) => put({ text, gif: null, hold: null }),
    sendGif: (gif: Gif) => put({ text: '', gif, hold: null }),
    retry(outgoing: Outgoing) {
      // The same text would be refused again.
      if (outgoing.failure?.code === 'field_invalid') return edit(outgoing);
      // Who sends it again wants it to be sent now, however long it lay there.
      changeOutgoing(cache, outgoing, { failure: null, delayed: false, at: new Date().toISOString() });
      sendWaiting(api, cache);
    },
    discard(outgoing: Outgoing) {
      dropOutgoing(cache, outgoing);
      // What was held back behind it may leave.
      sendWaiting(api, cache);
    },
  };
}
