import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deleteChat } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { invalidate } from '../data/invalidate.ts';
import { certainUpdate } from '../data/update-query.ts';
import { useCall } from '../data/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { toast } from '../ui/toast-store.ts';
import { listWithout } from './chat-events.ts';
import { updateChats } from './chats-query.ts';
import { THREADS_KEY } from './thread-query.ts';
import { useIsOpen } from './use-is-open.ts';

type DeleteChatDialogProps = {
  conversation: { id: string };
  profile: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
};

/**
 * If the deleted chat is open, the reader returns to the list.
 * @spec 4.13
 */
export function DeleteChatDialog({ conversation, profile, isOpen, onClose }: DeleteChatDialogProps) {
  const t = useMembersText();
  const { name } = profile;
  const isChatOpen = useIsOpen()({ conversation, profile });
  const navigate = useNavigate();
  const { mutate } = useDeleteChat();
  const remove = () => {
    onClose();
    mutate({ conversation: conversation.id });
    if (isChatOpen) void navigate('/chats', { replace: true });
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('chats.delete', { name })}>
      <p>{t('chats.delete_confirm', { name })}</p>
      <div className="flex wrap gap-1">
        <Button look="plain" className="grow" onClick={onClose} data-first>
          {t('action.cancel')}
        </Button>
        <Button look="danger" className="grow" onClick={remove}>
          {t('action.delete')}
        </Button>
      </div>
    </Modal>
  );
}

/** @spec 4.13 7.9 */
function useDeleteChat() {
  const t = useMembersText();
  const cache = useQueryClient();
  return useCall(deleteChat, {
    onMutate({ conversation }) {
      updateChats(cache, list =>
        certainUpdate(listWithout(list, chat => chat.conversation.id === conversation)),
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
