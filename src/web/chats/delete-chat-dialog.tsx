import { useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import style from './delete-chat-dialog.module.css';
import { useDeleteChat } from './use-delete-chat.ts';
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
      <div className={style.actions}>
        <Button look="plain" onClick={onClose} data-first>
          {t('action.cancel')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('action.delete')}
        </Button>
      </div>
    </Modal>
  );
}
