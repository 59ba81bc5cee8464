import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { getChatPhoto } from '#contract/chat-photos';
import { callApi, useApi } from '../../data/api.ts';
import { createRenewalFilter } from '../../photos/use-renewal.ts';
import { chatEventWriters } from '../chat-event-writers.ts';

/**
 * Returns a function that replaces a photo address, because addresses expire within minutes.
 * @spec D4.9
 */
export function usePhotoRenewal(profile: string, id: string): (address: string) => void {
  const api = useApi();
  const cache = useQueryClient();
  const [isDue] = useState(createRenewalFilter);
  return useCallback(
    async address => {
      if (!isDue(address)) return;
      // A failure is ignored, because the conversation itself shows that a photo is gone.
      const fresh = await callApi(api, getChatPhoto, { query: { message: id } }).catch(() => null);
      if (fresh) chatEventWriters.message(cache, { type: 'message', message: fresh.message, profile });
    },
    [api, cache, id, isDue, profile],
  );
}
