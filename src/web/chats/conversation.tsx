import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatEnded } from './chat-problem.tsx';
import { ChatStart } from './chat-start.tsx';
import { Composer } from './composer.tsx';
import { betweenIn } from './composing/between.ts';
import style from './conversation.module.css';
import { useKeptEnd } from './ended-chat.ts';
import { History } from './history.tsx';
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
  if (!thread) return null;
  if (ended) return <Ended place={place} thread={thread} />;
  const { profile, chat } = thread;
  return (
    <section className={style.conversation} aria-labelledby="chat-name">
      <PageHead title={t('chat.title')} />
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
        between={betweenIn(entries, thread.approached)}
        onSend={acts.send}
        onSendGif={acts.sendGif}
        onSendPhoto={acts.sendPhoto}
      />
      <Reading thread={thread} />
    </section>
  );
}

function Ended({ place, thread }: { place: ThreadPlace; thread: Thread }) {
  useKeptEnd('conversation' in place ? place.conversation : undefined, thread.profile.id);
  return <ChatEnded profile={thread.profile.id} />;
}

function Reading({ thread }: { thread: Thread }) {
  useReadChat(thread);
  return null;
}
