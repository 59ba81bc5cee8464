import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createRenewalFilter } from './renewals.ts';

/**
 * Refetches the query when a photo cannot be loaded, because its address has expired.
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
