import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { GEOLOCATION_MAX_AGE_MS } from '#contract/constants';
import { geocode } from '#contract/places';
import { callApi, useApi } from '../../data/api.ts';
import { STORED_QUERY } from '../../data/query.ts';

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

/** `unknown`: the browser does not report the permission. */
type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;
/** False if no place was found for the position; undefined before the first attempt. */
type LocatedPlace = Output<typeof geocode> | false | undefined;

const POSITION_TIMEOUT_MS = 15_000;
/** Two decimals are about a kilometre. A more exact position never leaves the browser. */
const COORDINATE_DECIMALS = 2;

/**
 * Reads the permission without asking for it, and updates it on a change.
 * @spec 4.11
 */
export const geolocationPermissionQuery = (cache: QueryClient) =>
  queryOptions<GeolocationPermission>({
    queryKey: ['geolocation', 'permission'],
    queryFn: () => readPermission(state => setGeolocationPermission(cache, state)),
    ...STORED_QUERY,
  });

const setGeolocationPermission = (cache: QueryClient, permission: GeolocationPermission): void => {
  cache.setQueryData(geolocationPermissionQuery(cache).queryKey, permission);
};

async function readPermission(onChange: (state: PermissionState) => void): Promise<GeolocationPermission> {
  const position = navigator.geolocation as Geolocation | undefined;
  if (!position || !window.isSecureContext) return 'unsupported';
  try {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    status.onchange = () => onChange(status.state);
    return status.state;
  } catch {
    return 'unknown';
  }
}

/**
 * The position may be an hour old. The browser may ask for the permission.
 * @throws GeolocationPositionError
 * @spec 4.11 9
 */
export const readPosition = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      maximumAge: GEOLOCATION_MAX_AGE_MS,
      timeout: POSITION_TIMEOUT_MS,
    }),
  );

/** @spec 7.3 D1.5 */
const geocodePosition = (api: Api, { latitude, longitude }: GeolocationCoordinates) =>
  callApi(api, geocode, {
    query: { lat: latitude.toFixed(COORDINATE_DECIMALS), lon: longitude.toFixed(COORDINATE_DECIMALS) },
  });

const isPermissionDenied = (error: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' &&
  error instanceof GeolocationPositionError &&
  error.code === GeolocationPositionError.PERMISSION_DENIED;
