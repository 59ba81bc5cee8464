import { queryOptions } from '@tanstack/react-query';
import { getAlbum, getAlbumGrants } from '#contract/albums';
import type { Api } from '#contract/client';
import { callApi } from '../../api.ts';

/** @spec D5.4 */
export const albumQuery = (api: Api) =>
  queryOptions({
    queryKey: ['album'],
    queryFn: ({ signal }) => callApi(api, getAlbum, { signal }),
  });

export const albumGrantsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['album-grants'],
    queryFn: ({ signal }) => callApi(api, getAlbumGrants, { signal }),
  });
