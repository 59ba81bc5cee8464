import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Chat } from '#contract/chats';
import { type DateContext, shortDateText } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { FictionalBadge } from '../profiles/fictional-badge.tsx';
import { usePictureAddress } from '../site/settings-query.ts';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { Dropdown, dropdownItem } from '../ui/dropdown.tsx';
import { MoreIcon, TrashIcon } from '../ui/icons.ts';
import { Avatar } from '../ui/photo-image.tsx';
import style from './chat-list.module.css';
import { LastLine } from './list/last-line.tsx';
import { threadQuery } from './thread-query.ts';

type ChatRowProps = {
  chat: Chat;
  isOpen: boolean;
  /** Must stay the same object all day, or every row renders again. */
  reader: DateContext;
  /** Must stay the same function, or every row renders again. */
  onDelete: (chat: Chat) => void;
};

/**
 * An unchanged row does not render again, because lists can be long (decision 0122).
 * @spec 3.8 2.9
 */
export const ChatRow = memo(
  Row,
  (before, after) =>
    isSame(before.chat, after.chat) &&
    before.isOpen === after.isOpen &&
    before.reader === after.reader &&
    before.onDelete === after.onDelete,
);

/** Compares contents, because a refetch makes new objects for unchanged chats. */
const isSame = (a: Chat, b: Chat): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function Row({ chat, isOpen, reader, onDelete }: ChatRowProps) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const { conversation, profile, num_unread_messages: unread } = chat;
  const { last_message: last } = conversation;
  const { name, main_image: main, activity, fictional } = profile;
  const prefetch = usePrefetchThread(conversation.id);
  return (
    <li className={classes('row relative radius-m', style.row, unread > 0 && style.unread)}>
      <Link
        to={`/chats/${conversation.id}`}
        className={`row grow may-shrink ink no-underline radius-m ${style.link}`}
        aria-current={isOpen ? 'page' : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Avatar
          src={main && addressOf(main.thumb_filename)}
          colour={main?.colour}
          size={56}
          online={activity === 'online'}
        />
        <span className={`stack items-center grow may-shrink ${style.words}`}>
          <span className={`row gap-xs may-shrink ${style.name}`}>
            <strong className="truncate weight-600">{name}</strong>
            {activity === 'online' && <span className="unseen">{t('activity.online')}</span>}
            {fictional && <FictionalBadge />}
          </span>
          <time className={`quiet text-s tabular nowrap ${style.when}`} dateTime={last.sent_at}>
            {shortDateText(t, new Date(last.sent_at), reader)}
          </time>
          <LastLine chat={chat} isOpen={isOpen} />
          <span className={`stack ${style.badge}`}>
            <Badge count={unread} tone="unread" label={t('chats.unread', { count: unread })} />
          </span>
        </span>
      </Link>
      <span className={`rigid quiet ${style.more}`}>
        <Dropdown label={t('chat.more', { name })} button={<MoreIcon size={20} />}>
          <button type="button" className={dropdownItem} onClick={() => onDelete(chat)}>
            <TrashIcon size={20} />
            {t('chats.delete', { name })}
          </button>
        </Dropdown>
      </span>
    </li>
  );
}

function usePrefetchThread(conversation: string): () => void {
  const cache = useQueryClient();
  return () => void cache.prefetchQuery(threadQuery({ conversation }));
}
