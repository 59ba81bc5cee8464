import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import style from './history.module.css';
import { loadLater, type Thread, type ThreadKey } from './thread-query.ts';
import { useMore } from './use-more.ts';

type HistoryEndProps = { threadKey: ThreadKey; thread: Thread; box: RefObject<HTMLElement | null> };

/** @spec 2.9 */
export function HistoryEnd({ threadKey, thread, box }: HistoryEndProps) {
  const t = useMembersText();
  const cache = useQueryClient();
  const sentinel = useRef<HTMLDivElement>(null);
  const { load, isLoading, tabIndex } = useMore({
    edge: thread.messages.at(-1)?.seq,
    hasMore: thread.has_later,
    load: () => loadLater(cache, threadKey),
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
