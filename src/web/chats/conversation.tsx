import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatProblem } from './chat-problem.tsx';
import { ChatStart } from './chat-start.tsx';
import { Composer } from './composer.tsx';
import style from './conversation.module.css';
import { History } from './history.tsx';
import { isMine } from './history-days.ts';
import { NewMessages } from './new-messages.tsx';
import { ChatPhotos } from './photos/chat-photos.tsx';
import type { Thread, ThreadPlace } from './thread-query.ts';
import { useConversation } from './use-conversation.ts';
import { useReadChat } from './use-read-chat.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** A conversation with a member: header, history, composer. Mount it anew for another one. */
export function Conversation({ place }: { place: ThreadPlace }) {
  const t = useMembersText();
  const { thread, ended, entries, readAtOpening, isOpening, ...acts } = useConversation(place);
  useVisibleHeight();
  if (ended) return <ChatProblem error={ended} profile={thread?.profile.id} />;
  if (!thread) return null;
  const { profile, chat } = thread;
  return (
    <section className={style.conversation} aria-labelledby="chat-name">
      <PageHead title={t('chat.title', { name: profile.name })} />
      <ChatHeader profile={profile} conversation={chat?.conversation ?? null} />
      {entries.length === 0 ? (
        <ChatStart profile={profile} hiddenBefore={thread.hidden_before} />
      ) : (
        <ChatPhotos thread={thread} onStop={acts.stopPhoto}>
          <History
            place={place}
            thread={thread}
            entries={entries}
            readAtOpening={readAtOpening}
            isOpening={isOpening}
            onRetry={acts.retry}
            onDiscard={acts.discard}
          />
        </ChatPhotos>
      )}
      <NewMessages thread={thread} />
      <Composer
        profile={profile}
        isConversation={chat !== null}
        hasWritten={entries.some(isMine)}
        onSend={acts.send}
        onSendGif={acts.sendGif}
        onSendPhoto={acts.sendPhoto}
      />
      <Reading thread={thread} />
    </section>
  );
}

function Reading({ thread }: { thread: Thread }) {
  useReadChat(thread);
  return null;
}
