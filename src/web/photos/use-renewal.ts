import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

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

/**
 * Addresses with the same expiry time (`ends`) should cause only one refetch.
 * @spec D4.9
 */
export function createRenewalFilter(): (address: string) => boolean {
  const renewed = new Set<string>();
  return address => {
    const ends = /[?&]ends=(\d+)/.exec(address)?.[1];
    if (ends === undefined || renewed.has(ends)) return false;
    renewed.add(ends);
    return true;
  };
}
