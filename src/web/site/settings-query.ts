import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getCompanyInfo, getSettings, type Settings } from '#contract/site';
import { callApi, useApi } from '../api.ts';

/** @spec 3.5 7.7 D3.7 */
export const settingsQuery = (api: Api, query: Record<string, string> = {}) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(api, getSettings, { query, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** @spec 3.6 7.10 */
export const companyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }) => callApi(api, getCompanyInfo, { signal }),
    staleTime: Infinity,
  });

export const useSettings = (): Settings => useSuspenseQuery(settingsQuery(useApi())).data.settings;
