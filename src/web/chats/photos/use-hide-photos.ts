import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showChatPhotos } from '#contract/chat-photos';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { toast } from '../../ui/toast-store.ts';

/** Takes back that one member’s photos are shown at once: what was never opened is blurred again. */
export function useHidePhotos(conversation: string | null, name: string) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (of: string) => callApi(api, showChatPhotos, { body: { conversation: of, show: false } }),
    onSuccess(_, of) {
      applyEvent(cache, { type: 'photos_shown', conversation: of, shown: false });
      toast(t('chat_photo.hidden', { name }), 'good');
    },
  });
  return () => conversation && mutate(conversation);
}
