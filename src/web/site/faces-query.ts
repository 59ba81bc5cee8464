import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import type { Settings } from '#contract/site';
import { callApi } from '../api.ts';

const FACES = 8;

/** Members with a photo who let visitors see them, the ones online first: a few for the front page. */
export const facesQuery = (api: Api, { audience }: Pick<Settings, 'audience'>) =>
  queryOptions({
    queryKey: ['faces', audience],
    queryFn: async ({ signal }) => {
      const { profiles } = await callApi(api, searchMembers, {
        query: audience === 'men_seeking_men' ? { gender: 'male' } : {},
        signal,
      });
      return profiles.filter(profile => profile.main_image && !profile.fictional).slice(0, FACES);
    },
  });
