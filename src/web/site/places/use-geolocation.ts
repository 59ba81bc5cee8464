import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import {
  isRefused,
  lookUp,
  permissionQuery,
  readPosition,
  tellPermission,
  type WhereIAm,
} from './geolocation.ts';

/** Where the reader is, as it was answered; kept for this tab. */
const whereQuery = queryOptions<Exclude<WhereIAm, undefined>>({
  queryKey: ['geolocation', 'geocode'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Where the reader is. Nothing is asked before `locate` is called, by a tap; it resolves with the town and the cell, or with false
 * where the browser or the server did not find them (section 7).
 */
export function useGeolocation() {
  const api = useApi();
  const cache = useQueryClient();
  const { data: permission = 'unknown' } = useQuery(permissionQuery(cache));
  const { data: where } = useQuery(whereQuery);
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const found = await readPosition()
        .then(position => lookUp(api, position))
        .catch((error: unknown) => {
          if (isRefused(error)) tellPermission(cache, 'denied');
          return false as const;
        });
      cache.setQueryData(whereQuery.queryKey, found);
      return found;
    },
  });
  return { permission, where, isLocating: isPending, locate: () => mutateAsync() };
}
