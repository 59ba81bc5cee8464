import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getChatPhoto } from '#contract/chat-photos';
import { callApi, useApi } from '../../api.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { makeRenewals } from '../../photos/renewals.ts';

/** For `Photo`'s `onBroken`: the addresses of a photo end within minutes, and a conversation stands open for longer. */
export function usePhotoRenewal(profile: string, id: string): (address: string) => void {
  const api = useApi();
  const cache = useQueryClient();
  const [isDue] = useState(makeRenewals);
  return useCallback(
    async address => {
      if (!isDue(address)) return;
      // Where it is gone there is nothing to say: the conversation does that.
      const fresh = await callApi(api, getChatPhoto, { query: { message: id } }).catch(() => null);
      if (fresh) applyEvent(cache, { type: 'message', message: fresh.message, profile });
    },
    [api, cache, id, isDue, profile],
  );
}
