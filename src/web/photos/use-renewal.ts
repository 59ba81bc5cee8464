import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createRenewalFilter } from './renewals.ts';

/**
 * Returns a function that refetches the query, because the addresses of photos expire.
 * @spec D4.9
 */
export function useRenewal(queryKey: QueryKey): (address: string) => void {
  const cache = useQueryClient();
  const [isDue] = useState(createRenewalFilter);
  const [key] = useState(queryKey);
  return useCallback(
    address => {
      if (isDue(address)) void cache.invalidateQueries({ queryKey: key });
    },
    [cache, isDue, key],
  );
}
