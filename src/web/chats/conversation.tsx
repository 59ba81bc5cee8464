import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readChat } from '#contract/chats';
import type { MemberCard } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { FrozenLine } from '../accounts/frozen-banner.tsx';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../data/api.ts';
import { usePictureAddress } from '../site/settings-query.ts';
import { PersonIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Avatar } from '../ui/photo-image.tsx';
import { chatEventWriters } from './chat-event-writers.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatEnded } from './chat-problem.tsx';
import { Composer } from './composer.tsx';
import { contactStateOf } from './composing/contact-state.ts';
import { NoticeLine } from './composing/notice-line.tsx';
import style from './conversation.module.css';
import { usePersistEndedChat } from './ended-chat.ts';
import { HiddenNote } from './hidden-note.tsx';
import { History } from './history.tsx';
import { isMine } from './history-days.ts';
import { Icebreakers } from './icebreakers/icebreakers.tsx';
import { messageSummary } from './message-summary.ts';
import { ConversationPhotos } from './photos/conversation-photos.tsx';
import { SafetyNoteLine } from './safety/safety-note.tsx';
import { ThreadNotice } from './thread-notice.tsx';
import type { Thread, ThreadKey } from './thread-query.ts';
import { useConversation } from './use-conversation.ts';
import { useReportViewing } from './viewing/use-report-viewing.ts';

/**
 * Each conversation must get its own `key`, because the state belongs to one conversation.
 * @spec 2.9
 */
export function Conversation({ threadKey }: { threadKey: ThreadKey }) {
  const t = useMembersText();
  const { thread, ended, entries, readAtOpening, isOpening, ...actions } = useConversation(threadKey);
  useVisibleHeight();
  useReportViewing(ended ? undefined : thread?.chat?.conversation.id);
  if (!thread) return null;
  if (ended) return <Ended threadKey={threadKey} thread={thread} />;
  const { profile, chat } = thread;
  return (
    <section
      className={`column grow may-shrink may-shrink-y ${style.conversation}`}
      aria-labelledby="chat-name"
    >
      <PageHead title={t('chat.title')} />
      <ChatHeader profile={profile} conversation={chat?.conversation ?? null} />
      <FrozenLine />
      <ThreadNotice />
      {entries.length === 0 ? (
        <ChatStart profile={profile} hiddenBefore={thread.hidden_before} />
      ) : (
        <ConversationPhotos thread={thread} onStop={actions.stopPhoto}>
          <History
            threadKey={threadKey}
            thread={thread}
            entries={entries}
            readAtOpening={readAtOpening}
            isOpening={isOpening}
            onRetry={actions.retry}
            onDiscard={actions.discard}
          />
        </ConversationPhotos>
      )}
      {thread.similar_name && !entries.some(isMine) && <SimilarName name={profile.name} />}
      <NewMessagesAnnouncer thread={thread} />
      <SafetyNoteLine thread={thread} threadKey={threadKey} />
      <Composer
        profile={profile}
        isConversation={chat !== null}
        contact={contactStateOf(entries, thread.approached)}
        onSend={actions.send}
        onSendGif={actions.sendGif}
        onSendPhoto={actions.sendPhoto}
      />
      <MarkAsRead thread={thread} />
    </section>
  );
}

function Ended({ threadKey, thread }: { threadKey: ThreadKey; thread: Thread }) {
  usePersistEndedChat('conversation' in threadKey ? threadKey.conversation : undefined, thread.profile.id);
  return <ChatEnded profile={thread.profile.id} />;
}

/** @spec D5.13 */
function SimilarName({ name }: { name: string }) {
  const t = useMembersText();
  return <NoticeLine icon={<PersonIcon size={20} />}>{t('chat.similar_name', { name })}</NoticeLine>;
}

/** @spec 2.9 */
function ChatStart({ profile, hiddenBefore }: { profile: MemberCard; hiddenBefore: string | null }) {
  const t = useMembersText();
  const addressOf = usePictureAddress();
  const { name, main_image: main } = profile;
  return (
    <div
      className={`stack gap-1 justify-items-center grow may-shrink-y pad-page text-center scroll ${style.start}`}
    >
      <Avatar src={main && addressOf(main.thumb_filename)} colour={main?.colour} size={112} />
      <h2>{t('chat.start', { name })}</h2>
      {hiddenBefore === null ? <p>{t('chat.start_text')}</p> : <HiddenNote before={hiddenBefore} />}
      <Icebreakers profile={profile} />
    </div>
  );
}

/** Stores in CSS variables which part of the window a phone's keyboard leaves free. */
function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const { style } = document.documentElement;
    const update = () => {
      const isCovered = visible.scale === 1 && innerHeight - visible.height > 1;
      if (!isCovered) return reset();
      style.setProperty('--visible-height', `${visible.height}px`);
      style.setProperty('--visible-top', `${visible.offsetTop}px`);
    };
    const reset = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const watching = new AbortController();
    for (const type of ['resize', 'scroll'])
      visible.addEventListener(type, update, { signal: watching.signal });
    return () => {
      watching.abort();
      reset();
    };
  }, []);
}

/**
 * Announces only messages that the other member sends while the conversation is open, and keeps no text of a message
 * that the sender unsent since.
 * @spec 2.9 4.13
 */
function NewMessagesAnnouncer({ thread: { chat, messages, profile } }: { thread: Thread }) {
  const t = useMembersText();
  const [announced, setAnnounced] = useState<readonly number[]>([]);
  const latest = messages.at(-1);
  // Messages up to this `seq` are not new, even if loaded later.
  const known = useRef(chat?.conversation.last_message.seq ?? 0);
  useEffect(() => {
    if (!latest || latest.seq <= known.current) return;
    const arrived = messages.filter(({ mine, seq }) => !mine && seq > known.current);
    known.current = latest.seq;
    if (arrived.length > 0) setAnnounced(arrived.map(({ seq }) => seq));
  }, [latest, messages]);
  return (
    <div aria-live="polite" className="unseen">
      {messages
        .filter(({ seq, unsent }) => announced.includes(seq) && !unsent)
        .map(message => (
          <p key={message.seq}>
            {t('chat.new_message', { name: profile.name, text: messageSummary(t, message) })}
          </p>
        ))}
    </div>
  );
}

/** @spec 4.13 */
function MarkAsRead({ thread: { chat, messages } }: { thread: Thread }) {
  const api = useApi();
  const cache = useQueryClient();
  const conversation = chat?.conversation.id;
  // Opening a conversation marks everything up to `last_message` as read, even if not loaded.
  const latest = chat?.conversation.last_message;
  const arrived = Math.max(
    messages.findLast(({ mine }) => !mine)?.seq ?? 0,
    latest && !latest.mine ? latest.seq : 0,
  );
  // The server refuses what a frozen member writes, also that they read.
  const isFrozen = (useUser()?.frozen ?? null) !== null;
  const isUnread =
    !isFrozen && chat !== null && (chat.num_unread_messages > 0 || arrived > chat.conversation.read_seq);
  useEffect(() => {
    if (!isUnread || conversation === undefined || arrived === 0) return;
    const seen = new AbortController();
    const read = () => {
      if (document.visibilityState !== 'visible' || seen.signal.aborted) return;
      seen.abort();
      chatEventWriters.read(cache, { type: 'read', conversation, by: 'me', seq: arrived });
      // If this call fails, the next fetch restores the unread count.
      api(readChat, { body: { conversation, seq: arrived } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', read, { signal: seen.signal });
    read();
    return () => seen.abort();
  }, [api, cache, conversation, arrived, isUnread]);
  return null;
}
