import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { Button } from '../ui/button.tsx';
import style from './history.module.css';
import { loadLater, type Thread, type ThreadPlace } from './thread-query.ts';
import { useMore } from './use-more.ts';

type HistoryEndProps = { place: ThreadPlace; thread: Thread; box: RefObject<HTMLElement | null> };

/** Where the history was opened far before its end: later messages, which come when the reader scrolls down. */
export function HistoryEnd({ place, thread, box }: HistoryEndProps) {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const { load, isLoading, tabIndex } = useMore({
    edge: thread.messages.at(-1)?.seq,
    hasMore: thread.has_later,
    load: () => loadLater(cache, api, place),
    box,
    sentinel,
  });
  return (
    <div ref={sentinel} className={style.end}>
      <Button look="plain" small busy={isLoading} tabIndex={tabIndex} onClick={load}>
        {t('chat.load_later')}
      </Button>
    </div>
  );
}
