import { useQueryClient } from '@tanstack/react-query';
import { showChatPhotos } from '#contract/chat-photos';
import { useMembersText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { chatEventWriters } from '../chat-event-writers.ts';

/** @spec D5.3 */
export function useHidePhotos(conversation: string | null, name: string) {
  const t = useMembersText();
  const cache = useQueryClient();
  const { mutate } = useCall(showChatPhotos, {
    onSuccess(_, { conversation: conversationId }) {
      chatEventWriters.photos_shown(cache, {
        type: 'photos_shown',
        conversation: conversationId,
        shown: false,
      });
      toast(t('chat_photo.hidden', { name }), 'good');
    },
  });
  return () => conversation && mutate({ conversation, show: false });
}
