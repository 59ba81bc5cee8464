import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import { deleteMessage, type Message } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { chatEventWriters } from '../chat-event-writers.ts';

type Deletion = { message: Message; profile: string; scope: BodyIn<typeof deleteMessage>['for'] };

/**
 * The message disappears only after the server has confirmed the deletion.
 * @spec 6.4 D2.26
 */
export function useDeleteMessage() {
  const t = useMembersText();
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ message, scope }: Deletion) =>
      sendCall(cache, deleteMessage, { body: { message: message.id, for: scope } }),
    onSuccess(_answer, { message, profile, scope }) {
      const { id, conversation } = message;
      if (scope === 'me')
        chatEventWriters.message_deleted(cache, { type: 'message_deleted', conversation, message: id });
      else
        chatEventWriters.message(cache, {
          type: 'message',
          message: { ...message, ...UNSENT_CONTENT },
          profile,
        });
    },
    onError: () => toast(t('message_menu.failed'), 'error'),
  });
}

const UNSENT_CONTENT = { unsent: true, text: '', gift: null, photo: null, gif: null };
