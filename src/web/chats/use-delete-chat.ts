import { useQueryClient } from '@tanstack/react-query';
import { deleteChat } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { invalidate } from '../data/invalidate.ts';
import { useCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { listWithout } from './chat-events.ts';
import { chatsQuery } from './chats-query.ts';
import { THREADS_KEY } from './thread-query.ts';

/** @spec 4.13 7.9 */
export function useDeleteChat() {
  const t = useMembersText();
  const cache = useQueryClient();
  return useCall(deleteChat, {
    onMutate({ conversation }) {
      cache.setQueryData(
        chatsQuery().queryKey,
        list => list && listWithout(list, chat => chat.conversation.id === conversation),
      );
    },
    onSuccess() {
      toast(t('chats.deleted'), 'good');
      // The page of the deleted conversation may be shown and must not refetch.
      return cache.invalidateQueries({ queryKey: THREADS_KEY, refetchType: 'none' });
    },
    onError() {
      alert(t('chats.delete_failed'));
      return invalidate(cache, ['chats']);
    },
  });
}
