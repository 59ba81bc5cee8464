import { queryOptions } from '@tanstack/react-query';
import { getAlbum, getAlbumGrants } from '#contract/albums';
import type { Api } from '#contract/client';
import { callApi } from '../../api.ts';

/** One's own closed album. */
export const albumQuery = (api: Api) =>
  queryOptions({
    queryKey: ['album'],
    queryFn: ({ signal }) => callApi(api, getAlbum, { signal }),
  });

/** To whom one shows it, and how many photos they see. */
export const albumGrantsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['album-grants'],
    queryFn: ({ signal }) => callApi(api, getAlbumGrants, { signal }),
  });
