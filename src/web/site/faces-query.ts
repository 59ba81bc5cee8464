import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import type { Settings } from '#contract/site';
import { callApi } from '../api.ts';

const FACES_MAX = 8;

/** @spec 2.9 D1.11 */
export const facesQuery = (api: Api, { audience }: Pick<Settings, 'audience'>) =>
  queryOptions({
    queryKey: ['faces', audience],
    queryFn: async ({ signal }) => {
      const { profiles } = await callApi(api, searchMembers, {
        query: audience === 'men_seeking_men' ? { gender: 'male' } : {},
        signal,
      });
      return profiles.filter(profile => profile.main_image && !profile.fictional).slice(0, FACES_MAX);
    },
  });
