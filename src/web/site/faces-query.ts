import { queryOptions } from '@tanstack/react-query';
import { searchMembers } from '#contract/search';
import type { Settings } from '#contract/site';
import { apiOf, callApi } from '../data/api.ts';

const FACES_MAX = 8;

/** @spec 2.9 D1.11 */
export const facesQuery = ({ audience }: Pick<Settings, 'audience'>) =>
  queryOptions({
    queryKey: ['faces', audience, searchMembers.provides],
    queryFn: async ({ client, signal }) => {
      const { profiles } = await callApi(apiOf(client), searchMembers, {
        query: audience === 'men_seeking_men' ? { gender: 'male' } : {},
        signal,
      });
      return profiles.filter(profile => profile.main_image && !profile.fictional).slice(0, FACES_MAX);
    },
  });
