import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { searchMembers } from '#contract/search';
import { ask } from '../api.ts';

const FACES = 8;

/** Members with a photo who let visitors see them, the ones online first: a few for the front page. */
export const facesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['faces'],
    queryFn: async ({ signal }) => {
      const { profiles } = await ask(api, searchMembers, { query: {}, signal });
      return profiles.filter(profile => profile.main_image && !profile.fictional).slice(0, FACES);
    },
  });
