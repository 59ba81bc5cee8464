import type { Chat } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import { CameraIcon } from '../../ui/icons.ts';
import style from '../chat-list.module.css';
import { useComposerDraft } from '../draft.ts';
import { messageSummary } from '../message-summary.ts';
import { useOutbox } from '../outbox/outbox-query.ts';
import { TypingIndicator } from '../typing/typing-indicator.tsx';
import { useTyping } from '../typing/typing-state.ts';
import own from './list.module.css';

/** @spec 2.9 3.8 */
export function LastLine({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useMembersText();
  const { conversation, profile } = chat;
  const [draft] = useComposerDraft(profile.id);
  const outgoing = useOutbox(profile.id);
  const isTyping = useTyping(conversation.id);
  const { last_message: last } = conversation;
  const failed = outgoing.find(({ failure }) => failure);
  const line = (label: string, text: string, className?: string) => (
    <span className={style.last}>
      <span className={classes(className)}>{label}</span> <bdi>{text}</bdi>
    </span>
  );
  if (failed) return line(t('chats.failed'), messageSummary(t, asMessage(failed)), own.failed);
  if (isTyping) return <TypingIndicator className={style.last} />;
  if (draft.text.trim() !== '' && !isOpen) return line(t('chats.draft'), draft.text, own.draft);
  const waiting = outgoing.at(-1);
  if (waiting)
    return line(
      t('chat.i_said'),
      waiting.hold ? t('chat_photo.photo') : messageSummary(t, asMessage(waiting)),
    );
  const words = messageSummary(t, last);
  if (last.photo)
    return (
      <span className={style.last}>
        {last.mine && `${t('chat.i_said')} `}
        <span className="inline-row">
          <CameraIcon size={16} />
          {words}
        </span>
      </span>
    );
  return last.mine ? line(t('chat.i_said'), words) : <bdi className={style.last}>{words}</bdi>;
}

const asMessage = ({ text, gif }: Pick<Chat['conversation']['last_message'], 'text' | 'gif'>) => ({
  text,
  gif,
  gift: null,
  photo: null,
  unsent: false,
  covered: false,
});
