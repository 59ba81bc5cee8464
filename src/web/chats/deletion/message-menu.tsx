import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '#contract/call';
import { deleteMessage, type Message } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { openReportDialog } from '../../profiles/report-store.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { chatEventWriters } from '../chat-event-writers.ts';
import style from './message-actions.module.css';

type MessageMenuProps = {
  message: Message | undefined;
  profile: { id: string; name: string };
  onClose: () => void;
};

/** @spec 6.4 */
export function MessageMenu({ message, profile, onClose }: MessageMenuProps) {
  const t = useMembersText();
  return (
    <Modal open={message !== undefined} onClose={onClose} title={t('message_menu.title')}>
      {message && <Choices {...{ message, profile, onClose }} />}
    </Modal>
  );
}

function Choices({ message, profile: { id, name }, onClose }: MessageMenuProps & { message: Message }) {
  const t = useMembersText();
  const { mutate } = useDeleteMessage();
  const remove = (scope: 'me' | 'everyone') => {
    onClose();
    mutate({ message, profile: id, scope: scope });
  };
  const copy = () => {
    onClose();
    navigator.clipboard.writeText(message.text).then(
      () => toast(t('message_menu.copied'), 'good'),
      () => toast(t('message_menu.not_copied'), 'error'),
    );
  };
  const report = () => {
    onClose();
    openReportDialog({
      id,
      name,
      subject: { kind: 'message', id: message.id, name: subjectNameOf(message) },
    });
  };
  const canUnsend = message.mine && !message.unsent;
  return (
    <div className={`stack gap-1 ${style.choices}`}>
      {message.text && (
        <Button look="soft" wide onClick={copy}>
          {t('message_menu.copy')}
        </Button>
      )}
      <Button look="soft" wide onClick={() => remove('me')}>
        {t('message_menu.for_me')}
      </Button>
      <p>{t('message_menu.for_me_text')}</p>
      {!message.mine && !message.unsent && (
        <>
          <Button look="soft" wide onClick={report}>
            {t('message_menu.report')}
          </Button>
          <p>{t('message_menu.report_text', { name })}</p>
        </>
      )}
      {canUnsend && (
        <>
          <Button look="danger" wide onClick={() => remove('everyone')}>
            {t('message_menu.unsend')}
          </Button>
          <p>{t('message_menu.unsend_text', { name })}</p>
        </>
      )}
    </div>
  );
}

const subjectNameOf = ({ gift, photo }: Message) => (gift ? 'gift' : photo ? 'chat_photo' : 'message');

type Deletion = { message: Message; profile: string; scope: BodyIn<typeof deleteMessage>['for'] };

/**
 * The message disappears only after the server has confirmed the deletion.
 * @spec 6.4 D2.26
 */
function useDeleteMessage() {
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
