import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { like, unlike } from '#contract/likes';
import type { MemberProfile } from '#contract/profiles';
import { shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../api.ts';
import type { MemberAnswer } from '../profiles/member-query.ts';
import { toast } from '../ui/toast-store.ts';
import { announce } from './announcement.ts';
import { likesWithout } from './like-events.ts';
import { type Likes, likesOf } from './likes-query.ts';

type Liked = Pick<MemberProfile, 'id' | 'name' | 'fictional' | 'main_image'>;

/** `again`: undone, what the two had is there once more, and nothing to celebrate. */
type Wanted = { liked: boolean; again?: 'like' | 'match' };

/**
 * Likes a member or takes the like back: shown at once, taken back when the call fails. A match is shown over the page; a like that
 * was taken back can be given again as it was.
 */
export function useLike({ id, name, fictional, main_image }: Liked) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['like', id],
    scope: { id: `like ${id}` },
    mutationFn: async ({ liked }: Wanted) => {
      const body = { id };
      return liked ? callApi(api, like, { body }) : callApi(api, unlike, { body });
    },
    onMutate({ liked }) {
      const had = isMatch(cache, id) ? ('match' as const) : ('like' as const);
      setLiked(cache, id, liked);
      return had;
    },
    onSuccess(answer, { liked, again }, had) {
      if (answer?.matched && again !== 'match')
        announce(cache, { id, name, fictional, main_image, matched: true, others: 0, by: 'me' });
      if (!liked)
        toast(t(had === 'match' ? 'likes.match_ended' : 'likes.taken_back', { name }), 'info', {
          label: t('action.undo'),
          onAction: () => mutate({ liked: true, again: had }),
        });
    },
    onError(error, { liked }) {
      setLiked(cache, id, !liked);
      toast(shortFailureText(t, error), 'error');
    },
    // Pending until the lists have it: until then what was pressed counts.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['likes'] }),
        cache.invalidateQueries({ queryKey: ['member', id] }),
      ]),
  });
  return { give: () => mutate({ liked: true }), takeBack: () => mutate({ liked: false }) };
}

/** Whether a like was pressed that is on its way, or taken back; undefined where neither is. */
export const usePressedLike = (id: string): boolean | undefined =>
  useMutationState({
    filters: { mutationKey: ['like', id], status: 'pending' },
    select: ({ state }) => (state.variables as Wanted).liked,
  }).at(-1);

function isMatch(cache: QueryClient, id: string): boolean {
  if (cache.getQueryData<MemberAnswer>(['member', id])?.member.matched) return true;
  const likes = cache.getQueryData<Likes>(['likes']);
  return likes ? likesOf(likes, 'matches').some(match => match.id === id) : false;
}

function setLiked(cache: QueryClient, id: string, liked: boolean): void {
  cache.setQueryData<MemberAnswer>(
    ['member', id],
    answer =>
      answer && {
        member: { ...answer.member, liked_by_me: liked, matched: liked && answer.member.likes_me },
      },
  );
  if (!liked) cache.setQueryData<Likes>(['likes'], likes => likes && likesWithout(likes, id, 'me'));
}
