import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useMembersText } from '#i18n/react';
import { LoadMore } from '../ui/load-more.tsx';
import { HiddenNote } from './hidden-note.tsx';
import style from './history.module.css';
import { loadEarlier, type Thread, type ThreadKey } from './thread-query.ts';

type HistoryBeginningProps = { threadKey: ThreadKey; thread: Thread; box: RefObject<HTMLElement | null> };

/** @spec D1.12 2.9 */
export function HistoryBeginning({ threadKey, thread, box }: HistoryBeginningProps) {
  const t = useMembersText();
  const cache = useQueryClient();
  const first = thread.messages[0];
  if (!first) return null;
  const look = `stack justify-items-center quiet text-m text-center ${style.beginning}`;
  if (!thread.has_earlier)
    return (
      <div className={look}>
        <NoEarlierNote thread={thread} first={first.seq} />
      </div>
    );
  return (
    <LoadMore
      edge={first.seq}
      load={() => loadEarlier(cache, threadKey)}
      box={box}
      className={look}
      look="plain"
      small
      isSkipped
    >
      {t('chat.load_earlier')}
    </LoadMore>
  );
}

function NoEarlierNote({ thread, first }: { thread: Thread; first: number }) {
  const t = useMembersText();
  if (thread.hidden_before !== null) return <HiddenNote before={thread.hidden_before} />;
  return <p>{first === 1 ? t('chat.beginning') : t('chat.older_deleted')}</p>;
}
