import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Chat } from '#contract/chats';
import { type DateContext, isoDay } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { useReader } from '../site/use-reader.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageIcon } from '../ui/icons.ts';
import { LoadMore } from '../ui/load-more.tsx';
import style from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';
import { chatsQuery, loadMoreChats } from './chats-query.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';
import { ChatSearch, chatsWith, isWorthSearching, NoChatsFound } from './list/chat-search.tsx';
import listStyle from './list/list.module.css';
import { ListHead } from './list/list-head.tsx';
import { useIsOpen } from './use-is-open.ts';

/**
 * `isPage`: the list is the page itself, not the column beside a conversation.
 * @spec 7.8 4.13
 */
export function ChatList({ isPage }: { isPage: boolean }) {
  const t = useMembersText();
  const reader = useReaderOfDay();
  const isOpen = useIsOpen();
  const cache = useQueryClient();
  const { data } = useInfiniteQuery(chatsQuery());
  const [typed, setTyped] = useState('');
  const found = chatsWith(data?.chats ?? [], typed);
  const [deleting, setDeleting] = useState<Chat | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setDeleting(null);
    // The row that had the focus may be gone, so the heading gets it.
    heading.current?.focus();
  };
  return (
    <>
      <ListHead isPage={isPage} heading={heading} />
      {data?.chats.length === 0 && (
        <EmptyState
          icon={<MessageIcon />}
          title={t('chats.empty')}
          action={<ButtonLink to="/members">{t('nav.members')}</ButtonLink>}
        >
          <p>{t('chats.empty_text')}</p>
        </EmptyState>
      )}
      {data && isWorthSearching(data) && <ChatSearch typed={typed} onType={setTyped} />}
      <ul className={`container ${style.list}`}>
        {found.map(chat => (
          <ChatRow
            key={chat.conversation.id}
            chat={chat}
            isOpen={isOpen(chat)}
            reader={reader}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      <NoChatsFound isShown={typed.trim() !== '' && found.length === 0 && data?.next === null} />
      {data?.next && (
        <LoadMore
          edge={data.next}
          load={() => loadMoreChats(cache)}
          className={`stack justify-items-center quiet text-center ${listStyle.more}`}
          look="plain"
          small
        >
          {t('chats.more')}
        </LoadMore>
      )}
      {deleting && (
        <DeleteChatDialog
          conversation={deleting.conversation}
          profile={deleting.profile}
          isOpen
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns the same object all day, because a new object makes all rows render. */
function useReaderOfDay(): DateContext {
  const reader = useReader();
  const { locale, timeZone, now } = reader;
  return useMemo(() => reader, [locale, timeZone, isoDay(now, reader)]);
}
