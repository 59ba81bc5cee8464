import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatEnded } from './chat-problem.tsx';
import { ChatStart } from './chat-start.tsx';
import { Composer } from './composer.tsx';
import { contactStateOf } from './composing/contact-state.ts';
import style from './conversation.module.css';
import { usePersistEndedChat } from './ended-chat.ts';
import { History } from './history.tsx';
import { NewMessagesAnnouncer } from './new-messages.tsx';
import { ConversationPhotos } from './photos/conversation-photos.tsx';
import type { Thread, ThreadKey } from './thread-query.ts';
import { useConversation } from './use-conversation.ts';
import { useReadChat } from './use-read-chat.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/**
 * Each conversation must get its own `key`, because the state belongs to one conversation.
 * @spec 2.9
 */
export function Conversation({ threadKey }: { threadKey: ThreadKey }) {
  const t = useMembersText();
  const { thread, ended, entries, readAtOpening, isOpening, ...actions } = useConversation(threadKey);
  useVisibleHeight();
  if (!thread) return null;
  if (ended) return <Ended threadKey={threadKey} thread={thread} />;
  const { profile, chat } = thread;
  return (
    <section className={style.conversation} aria-labelledby="chat-name">
      <PageHead title={t('chat.title')} />
      <ChatHeader profile={profile} conversation={chat?.conversation ?? null} />
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
      <NewMessagesAnnouncer thread={thread} />
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

function MarkAsRead({ thread }: { thread: Thread }) {
  useReadChat(thread);
  return null;
}
