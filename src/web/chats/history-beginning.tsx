import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { Button } from '../ui/button.tsx';
import style from './history.module.css';
import { loadEarlier, type Thread, type ThreadPlace } from './thread-query.ts';
import { useMore } from './use-more.ts';
import { HiddenNote } from './window/hidden-note.tsx';

type HistoryBeginningProps = { place: ThreadPlace; thread: Thread; box: RefObject<HTMLElement | null> };

/** What stands before the first message: earlier ones, why there are none, or that the conversation began here. */
export function HistoryBeginning({ place, thread, box }: HistoryBeginningProps) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const first = thread.messages[0];
  const { load, isLoading, tabIndex } = useMore({
    edge: first?.seq,
    hasMore: thread.has_earlier,
    load: () => loadEarlier(cache, api, place),
    box,
    sentinel,
  });
  if (!first) return null;
  return (
    <div ref={sentinel} className={style.beginning}>
      {thread.has_earlier ? (
        <Button look="plain" small busy={isLoading} tabIndex={tabIndex} onClick={load}>
          {t('chat.load_earlier')}
        </Button>
      ) : (
        <WhyNone thread={thread} first={first.seq} />
      )}
    </div>
  );
}

function WhyNone({ thread, first }: { thread: Thread; first: number }) {
  const t = useMembersText();
  if (thread.hidden_before !== null) return <HiddenNote before={thread.hidden_before} />;
  return <p>{first === 1 ? t('chat.beginning') : t('chat.older_deleted')}</p>;
}
