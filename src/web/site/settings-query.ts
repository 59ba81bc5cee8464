import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
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

/** What the page's only observer of the settings has read. */
export const SettingsContext = createContext<Settings | null>(null);

/** @throws Error outside `SettingsProvider` */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('settings are used outside a SettingsProvider');
  return settings;
}

/** @spec 3.5 */
export function usePictureAddress(): (filename: string) => string {
  const { cdn_prefix: prefix } = useSettings();
  return filename => prefix + filename;
}
