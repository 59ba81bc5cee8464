import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/api.ts';
import {
  geocodePosition,
  geolocationPermissionQuery,
  isPermissionDenied,
  type LocatedPlace,
  readPosition,
  setGeolocationPermission,
} from './geolocation.ts';

const locatedPlaceQuery = queryOptions<Exclude<LocatedPlace, undefined>>({
  queryKey: ['geolocation', 'geocode'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** @spec 4.11 7.3 */
export function useGeolocation() {
  const api = useApi();
  const cache = useQueryClient();
  const { data: permission = 'unknown' } = useQuery(geolocationPermissionQuery(cache));
  const { data: place } = useQuery(locatedPlaceQuery);
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const place = await readPosition()
        .then(position => geocodePosition(api, position))
        .catch((error: unknown) => {
          if (isPermissionDenied(error)) setGeolocationPermission(cache, 'denied');
          return false as const;
        });
      cache.setQueryData(locatedPlaceQuery.queryKey, place);
      return place;
    },
  });
  return { permission, place, isLocating: isPending, locate: () => mutateAsync() };
}
