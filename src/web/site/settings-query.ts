import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { getCompanyInfo, getSettings, type Settings } from '#contract/site';
import { callApi, useApi } from '../api.ts';

/** Site-wide settings, loaded at start with the page's query as it is. */
export const settingsQuery = (api: Api, query: Record<string, string> = {}) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(api, getSettings, { query, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const companyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }) => callApi(api, getCompanyInfo, { signal }),
    staleTime: Infinity,
  });

export const useSettings = (): Settings => useSuspenseQuery(settingsQuery(useApi())).data.settings;
