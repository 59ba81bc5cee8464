import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { like, unlike } from '#contract/likes';
import type { MemberProfile } from '#contract/profiles';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import type { MemberAnswer } from '../profiles/member-query.ts';
import { toast } from '../ui/toast-store.ts';
import { announce } from './announcement.ts';

type Liked = Pick<MemberProfile, 'id' | 'name' | 'main_image'>;

/** Likes a member or takes the like back: shown at once, taken back when the call fails. A match is shown over the page. */
export function useLike({ id, name, main_image }: Liked) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['like', id],
    scope: { id: `like ${id}` },
    mutationFn: async (wanted: boolean) => {
      const body = { id };
      return wanted ? ask(api, like, { body }) : ask(api, unlike, { body });
    },
    onMutate: (wanted: boolean) => setLiked(cache, id, wanted),
    onSuccess(answer) {
      if (answer?.matched) announce(cache, { id, name, main_image, matched: true, others: 0 });
      return Promise.all([
        cache.invalidateQueries({ queryKey: ['likes'] }),
        cache.invalidateQueries({ queryKey: ['member', id] }),
      ]);
    },
    onError(error, wanted) {
      setLiked(cache, id, !wanted);
      toast(isApiError(error) ? errorText(t, error) : t('errors.generic'), 'error');
    },
  });
}

const setLiked = (cache: QueryClient, id: string, liked: boolean): void =>
  void cache.setQueryData<MemberAnswer>(
    ['member', id],
    answer =>
      answer && {
        member: { ...answer.member, liked_by_me: liked, matched: liked && answer.member.likes_me },
      },
  );
