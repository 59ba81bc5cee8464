import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { GEOLOCATION_MAX_AGE_MS } from '#contract/constants';
import { geocode } from '#contract/places';
import { callApi } from '../../api.ts';

/** Whether this browser tells where it is (section 4): it cannot, we do not know, or its own word for it. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;
/** Where the reader is: the answer of geocode.php, false where it could not be found, undefined before he asked. */
export type WhereIAm = Output<typeof geocode> | false | undefined;

const WAIT_MS = 15_000;
/** About a kilometre: enough to find the town and the cell, and nothing finer leaves the browser. */
const DECIMALS = 2;

/** What the browser answers about its permission; it asks nobody. Kept up to date while the page is open. */
export const permissionQuery = (cache: QueryClient) =>
  queryOptions<GeolocationPermission>({
    queryKey: ['geolocation', 'permission'],
    queryFn: () => readPermission(state => tellPermission(cache, state)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

export const tellPermission = (cache: QueryClient, permission: GeolocationPermission): void => {
  cache.setQueryData(permissionQuery(cache).queryKey, permission);
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

/** The browser's position, up to an hour old (section 9); the browser may ask for permission. Rejects with its error. */
export const readPosition = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      maximumAge: GEOLOCATION_MAX_AGE_MS,
      timeout: WAIT_MS,
    }),
  );

/** Asks the server which town and which cell a position lies in. */
export const lookUp = (api: Api, { latitude, longitude }: GeolocationCoordinates) =>
  callApi(api, geocode, { query: { lat: latitude.toFixed(DECIMALS), lon: longitude.toFixed(DECIMALS) } });

/** Whether a refused position was refused by the reader, and not by the weather. */
export const isRefused = (error: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' &&
  error instanceof GeolocationPositionError &&
  error.code === GeolocationPositionError.PERMISSION_DENIED;
