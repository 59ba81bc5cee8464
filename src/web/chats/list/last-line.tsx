import type { Chat } from '#contract/chats';
import { useMembersText } from '#i18n/react';
import { CameraIcon } from '../../ui/icons.ts';
import style from '../chat-list.module.css';
import { useComposerDraft } from '../draft.ts';
import { messageSummary } from '../message-summary.ts';
import { useOutbox } from '../outbox/outbox-query.ts';
import { TypingIndicator } from '../typing/typing-indicator.tsx';
import { useTyping } from '../typing/typing-state.ts';

const lastLine = `truncate quiet text-m ${style.last}`;

/** @spec 2.9 3.8 */
export function LastLine({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useMembersText();
  const { conversation, profile, num_unread_messages: unread } = chat;
  const [draft] = useComposerDraft(profile.id);
  const outgoing = useOutbox(profile.id);
  const isTyping = useTyping(conversation.id);
  const { last_message: last } = conversation;
  const failed = outgoing.find(({ failure }) => failure);
  const line = (label: string, text: string, className?: string) => (
    <span className={lastLine}>
      <span className={className}>{label}</span> <bdi>{text}</bdi>
    </span>
  );
  if (failed) return line(t('chats.failed'), messageSummary(t, failed), 'danger weight-600');
  if (isTyping) return <TypingIndicator className={lastLine} />;
  if (draft.text.trim() !== '' && unread === 0 && !isOpen)
    return line(t('chats.draft'), draft.text, 'violet-strong weight-600');
  const waiting = outgoing.at(-1);
  if (waiting)
    return line(t('chat.i_said'), waiting.hold ? t('chat_photo.photo') : messageSummary(t, waiting));
  const words = messageSummary(t, last);
  if (last.photo)
    return (
      <span className={lastLine}>
        {last.mine && `${t('chat.i_said')} `}
        <span className="inline-row">
          <CameraIcon size={16} />
          {words}
        </span>
      </span>
    );
  return last.mine ? line(t('chat.i_said'), words) : <bdi className={lastLine}>{words}</bdi>;
}
