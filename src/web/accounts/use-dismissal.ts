import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dismissAlert, type User } from '#contract/accounts';
import type { BodyIn } from '#contract/call';
import { ask, useApi } from '../api.ts';

/** Hides an alert of the warnings area at once and for good: the time is kept with the account. */
export function useDismissal(alert: BodyIn<typeof dismissAlert>['alert']): () => void {
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => ask(api, dismissAlert, { body: { alert } }),
    onMutate: () =>
      cache.setQueryData<{ user: User | null }>(['user'], known =>
        known?.user
          ? {
              user: {
                ...known.user,
                dismissed: { ...known.user.dismissed, [alert]: new Date().toISOString() },
              },
            }
          : known,
      ),
  });
  return mutate;
}
