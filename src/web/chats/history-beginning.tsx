import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { useMore } from '../data/use-more.ts';
import { Button } from '../ui/button.tsx';
import { HiddenNote } from './hidden-note.tsx';
import style from './history.module.css';
import { loadEarlier, type Thread, type ThreadKey } from './thread-query.ts';

type HistoryBeginningProps = { threadKey: ThreadKey; thread: Thread; box: RefObject<HTMLElement | null> };

/** @spec D1.12 2.9 */
export function HistoryBeginning({ threadKey, thread, box }: HistoryBeginningProps) {
  const t = useMembersText();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const first = thread.messages[0];
  const { load, isLoading, tabIndex } = useMore({
    edge: first?.seq,
    hasMore: thread.has_earlier,
    load: () => loadEarlier(cache, threadKey),
    box,
    sentinel,
  });
  if (!first) return null;
  return (
    <div ref={sentinel} className={`stack justify-items-center quiet text-m text-center ${style.beginning}`}>
      {thread.has_earlier ? (
        <Button look="plain" small busy={isLoading} tabIndex={tabIndex} onClick={load}>
          {t('chat.load_earlier')}
        </Button>
      ) : (
        <NoEarlierNote thread={thread} first={first.seq} />
      )}
    </div>
  );
}

function NoEarlierNote({ thread, first }: { thread: Thread; first: number }) {
  const t = useMembersText();
  if (thread.hidden_before !== null) return <HiddenNote before={thread.hidden_before} />;
  return <p>{first === 1 ? t('chat.beginning') : t('chat.older_deleted')}</p>;
}
