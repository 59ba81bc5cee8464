import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { like, unlike } from '#contract/likes';
import { getMember, type MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../data/api.ts';
import { query } from '../data/query.ts';
import { certainUpdate } from '../data/update-query.ts';
import { invalidateAfter } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { withoutLike } from './like-event-writers.ts';
import { likesInList, loadedLikes, updateLikes } from './likes-query.ts';
import { queueOverlay } from './overlay-queue.ts';

type LikeTarget = Pick<MemberProfile, 'id' | 'name' | 'fictional' | 'main_image'>;

/** An undo sets `again`, so that a restored match is not shown twice. */
type LikeChange = { liked: boolean; again?: 'like' | 'match' };

/** @spec 4.7 2.6 */
export function useLike({ id, name, fictional, main_image }: LikeTarget) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationKey: ['like', id],
    scope: { id: `like ${id}` },
    mutationFn: ({ liked }: LikeChange) => callApi(api, liked ? like : unlike, { body: { id } }),
    onMutate({ liked }) {
      const previous = isMatch(cache, id) ? ('match' as const) : ('like' as const);
      setLiked(cache, id, liked);
      return previous;
    },
    onSuccess(answer, { liked, again }, previous) {
      if (answer?.matched && again !== 'match')
        queueOverlay(cache, { id, name, fictional, main_image, matched: true, others: 0, by: 'me' });
      if (!liked)
        toast(t(previous === 'match' ? 'likes.match_ended' : 'likes.taken_back', { name }), 'info', {
          label: t('action.undo'),
          onAction: () => mutate({ liked: true, again: previous }),
        });
    },
    onError(error, { liked }) {
      setLiked(cache, id, !liked);
      showFailure(error);
    },
    // The mutation stays pending for `usePendingLike` until the returned promise resolves.
    onSettled: () => invalidateAfter(cache, like, { id }),
  });
  return { give: () => mutate({ liked: true }), takeBack: () => mutate({ liked: false }) };
}

export const usePendingLike = (id: string): boolean | undefined =>
  useMutationState({
    filters: { mutationKey: ['like', id], status: 'pending' },
    select: ({ state }) => (state.variables as LikeChange).liked,
  }).at(-1);

function isMatch(cache: QueryClient, id: string): boolean {
  if (cache.getQueryData(query(getMember, { id }).queryKey)?.member.matched) return true;
  const likes = loadedLikes(cache);
  return likes ? likesInList(likes, 'matches').some(match => match.id === id) : false;
}

function setLiked(cache: QueryClient, id: string, liked: boolean): void {
  cache.setQueryData(
    query(getMember, { id }).queryKey,
    answer =>
      answer && {
        member: { ...answer.member, liked_by_me: liked, matched: liked && answer.member.likes_me },
      },
  );
  if (!liked) updateLikes(cache, likes => certainUpdate(withoutLike(likes, id, 'me')));
}
