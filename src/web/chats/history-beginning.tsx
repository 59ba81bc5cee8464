import { type RefObject, useRef } from 'react';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import style from './history.module.css';
import type { Thread, ThreadPlace } from './thread-query.ts';
import { useEarlier } from './use-earlier.ts';

type HistoryBeginningProps = { place: ThreadPlace; thread: Thread; box: RefObject<HTMLElement | null> };

/** What stands before the first message: earlier ones, why there are none, or that the conversation began here. */
export function HistoryBeginning({ place, thread, box }: HistoryBeginningProps) {
  const t = useMembersText();
  const sentinel = useRef<HTMLDivElement>(null);
  const { load, isLoading } = useEarlier(place, thread, box, sentinel);
  const first = thread.messages[0];
  if (!first) return null;
  return (
    <div ref={sentinel} className={style.beginning}>
      {thread.has_earlier ? (
        <Button look="plain" small busy={isLoading} onClick={load}>
          {t('chat.load_earlier')}
        </Button>
      ) : (
        <p>{first.seq === 1 ? t('chat.beginning') : t('chat.older_hidden')}</p>
      )}
    </div>
  );
}
