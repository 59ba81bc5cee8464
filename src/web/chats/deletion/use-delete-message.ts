import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import { deleteMessage, type Message } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { toast } from '../../ui/toast-store.ts';

type Deletion = { message: Message; profile: string; whom: BodyIn<typeof deleteMessage>['for'] };

/** Deletes a message for oneself, or takes it back. It goes when the server has said so: nobody may believe too early that it is gone. */
export function useDeleteMessage() {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ message, whom }: Deletion) =>
      callApi(api, deleteMessage, { body: { message: message.id, for: whom } }),
    onSuccess(_answer, { message, profile, whom }) {
      const { id, conversation } = message;
      if (whom === 'me') applyEvent(cache, { type: 'message_deleted', conversation, message: id });
      else applyEvent(cache, { type: 'message', message: { ...message, ...nothing }, profile });
    },
    onError: () => toast(t('message_menu.failed'), 'error'),
  });
}

/** What is left of a message that was taken back. */
const nothing = { unsent: true, text: '', gift: null, photo: null, gif: null };
