import type { Chat } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon } from '../../ui/icons.ts';
import style from '../chat-list.module.css';
import { useDraft } from '../draft.ts';
import { messageWords } from '../message-words.ts';
import { useOutbox } from '../outbox/outbox-query.ts';
import { TypingSign } from '../typing/typing-sign.tsx';
import { useTyping } from '../typing/use-typing.ts';
import own from './list.module.css';

/** The line below a name: that he is writing, what I did not send or finish, else what was said last. */
export function LastLine({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useMembersText();
  const { conversation, profile } = chat;
  const [draft] = useDraft(profile.id);
  const outgoing = useOutbox(profile.id);
  const isTyping = useTyping(conversation.id);
  const { last_message: last } = conversation;
  const failed = outgoing.find(({ failure }) => failure);
  const line = (sign: string, text: string, className?: string) => (
    <span className={style.last}>
      <span className={classes(className)}>{sign}</span> <bdi>{text}</bdi>
    </span>
  );
  if (failed) return line(t('chats.failed'), messageWords(t, asSaid(failed)), own.failed);
  if (isTyping) return <TypingSign className={style.last} />;
  if (draft.text.trim() !== '' && !isOpen) return line(t('chats.draft'), draft.text, own.draft);
  const waiting = outgoing.at(-1);
  if (waiting)
    return line(t('chats.mine'), waiting.hold ? t('chat_photo.photo') : messageWords(t, asSaid(waiting)));
  const words = messageWords(t, last);
  if (last.photo)
    return (
      <span className={style.last}>
        {last.mine && `${t('chats.mine')} `}
        <span className={own.photo}>
          <CameraIcon size={16} />
          {words}
        </span>
      </span>
    );
  return last.mine ? line(t('chats.mine'), words) : <bdi className={style.last}>{words}</bdi>;
}

const asSaid = ({ text, gif }: Pick<Chat['conversation']['last_message'], 'text' | 'gif'>) => ({
  text,
  gif,
  gift: null,
  photo: null,
  unsent: false,
  covered: false,
});
