import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { signupDoor } from '#contract/signup';
import { ask } from '../../api.ts';

/** Whether sign-up opens for this visitor, and if not, why. Asked at each opening: an invitation may have been used meanwhile. */
export const signupDoorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['signup-door'],
    queryFn: ({ signal }) => ask(api, signupDoor, { signal }),
    staleTime: 0,
  });
