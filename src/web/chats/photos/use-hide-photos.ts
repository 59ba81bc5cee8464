import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showChatPhotos } from '#contract/chat-photos';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { toast } from '../../ui/toast-store.ts';

/** @spec D5.3 */
export function useHidePhotos(conversation: string | null, name: string) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (conversationId: string) =>
      callApi(api, showChatPhotos, { body: { conversation: conversationId, show: false } }),
    onSuccess(_, conversationId) {
      applyEvent(cache, { type: 'photos_shown', conversation: conversationId, shown: false });
      toast(t('chat_photo.hidden', { name }), 'good');
    },
  });
  return () => conversation && mutate(conversation);
}
