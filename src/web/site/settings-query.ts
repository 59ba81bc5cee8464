import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getSettings, type Settings } from '#contract/site';
import { apiOf, callApi } from '../data/api.ts';
import { queryKeyOf } from '../data/query.ts';

/** @spec 3.5 7.7 D3.7 */
export const settingsQuery = (query: Record<string, string> = {}) =>
  queryOptions({
    queryKey: queryKeyOf(getSettings),
    queryFn: ({ client, signal }) => callApi(apiOf(client), getSettings, { query, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const useSettings = (): Settings => useSuspenseQuery(settingsQuery()).data.settings;

/** @spec 3.5 */
export function usePictureAddress(): (filename: string) => string {
  const { cdn_prefix: prefix } = useSettings();
  return filename => prefix + filename;
}
