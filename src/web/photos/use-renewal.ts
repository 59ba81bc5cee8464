import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { makeRenewals } from './renewals.ts';

/** For `Photo`'s `onBroken`: asks the answer that named the address anew, so that the photo gets one that still opens. */
export function useRenewal(queryKey: QueryKey): (address: string) => void {
  const cache = useQueryClient();
  const [isDue] = useState(makeRenewals);
  const [key] = useState(queryKey);
  return useCallback(
    address => {
      if (isDue(address)) void cache.invalidateQueries({ queryKey: key });
    },
    [cache, isDue, key],
  );
}
