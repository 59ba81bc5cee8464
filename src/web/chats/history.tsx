import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { dayHeading, isoDay } from '#i18n/when';
import { classes } from '../ui/classes.ts';
import { HoldHint, useHoldHint } from './deletion/hold-hint.tsx';
import { MessageMenu } from './deletion/message-menu.tsx';
import style from './history.module.css';
import { HistoryBeginning } from './history-beginning.tsx';
import { daysOf, type Entry, receivedAfter } from './history-days.ts';
import { HistoryEnd } from './history-end.tsx';
import { HistoryStretch, type RowActs } from './history-stretch.tsx';
import { stretchesOf } from './history-stretches.ts';
import { JumpButton } from './jump-button.tsx';
import type { Thread, ThreadPlace } from './thread-query.ts';
import { useDivider } from './use-divider.ts';
import { useHistoryScroll } from './use-history-scroll.ts';
import { useJump } from './use-jump.ts';
import { useReader } from './use-reader.ts';
import { useWalk } from './walking/use-walk.ts';

type HistoryProps = {
  place: ThreadPlace;
  thread: Thread;
  entries: Entry[];
  /** Highest `seq` that was read when the conversation was opened, null where nothing was said yet. */
  readAtOpening: number | null;
  /** What came meanwhile is still being fetched. */
  isOpening: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
};

/** What was said, newest at the bottom. It opens at the first new message; earlier ones come when the reader scrolls up. */
export function History({
  place,
  thread,
  entries,
  readAtOpening,
  isOpening,
  onRetry,
  onDiscard,
}: HistoryProps) {
  const t = useMembersText();
  const reader = useReader();
  const box = useRef<HTMLDivElement>(null);
  const { isAway, toEnd, onScroll } = useHistoryScroll(box, thread.has_later);
  const { jump, isJumping } = useJump(place, thread, toEnd);
  const reading = { box, entries, readAtOpening, isOpening, isAway: isAway || thread.has_later };
  const { after: newAfter, seen } = useDivider(reading);
  const openedAt = useRef(thread.messages.at(-1)?.seq ?? 0).current;
  const days = useMemo(
    () => stretchesOf(daysOf(entries, at => isoDay(new Date(at), reader), newAfter)),
    [entries, reader, newAfter],
  );
  const [asked, setAsked] = useState<string | null>(null);
  const message = thread.messages.find(({ id }) => id === asked);
  useFollowOwn(entries, jump);
  const isStopped = entries.some(({ state, sending }) => state === 'failed' && !sending);
  const hint = useHoldHint(entries);
  const onAsk = (id: string) => {
    setAsked(id);
    hint.close();
  };
  const closeHint = () => {
    hint.close();
    toStop();
  };
  const acts = useSteady({ onRetry, onDiscard, onAsk });
  const stops = useMemo(() => entries.map(({ key }) => key), [entries]);
  const { stop, handlers, toStop } = useWalk({ box, stops, hasLater: thread.has_later, toEnd: jump });
  const keysId = useId();
  return (
    <div className={style.frame}>
      <p id={keysId} hidden>
        {t('chat.keys')}
      </p>
      <section
        ref={box}
        className={style.box}
        aria-label={t('chat.messages')}
        aria-describedby={keysId}
        onScroll={onScroll}
        {...handlers}
      >
        <div className={classes(style.content, isAway && style.away)}>
          <HistoryBeginning place={place} thread={thread} box={box} />
          {days.map(({ day, at, stretches }) => (
            <section key={day} className={style.day}>
              <h2 className={style.heading}>
                <span>{dayHeading(t, new Date(at), reader)}</span>
              </h2>
              {stretches.map(({ key, entries: together }) => (
                <HistoryStretch
                  key={key}
                  entries={together}
                  name={thread.profile.name}
                  reader={reader}
                  openedAt={openedAt}
                  isStopped={isStopped}
                  stop={together.some(one => one.key === stop) ? stop : null}
                  acts={acts}
                />
              ))}
            </section>
          ))}
          {hint.isDue && <HoldHint onDone={closeHint} />}
          {thread.has_later && <HistoryEnd place={place} thread={thread} box={box} />}
        </div>
      </section>
      <MessageMenu message={message} profile={thread.profile} onClose={() => setAsked(null)} />
      {(isAway || thread.has_later) && (
        <JumpButton count={receivedAfter(entries, seen) + beyond(thread)} busy={isJumping} onJump={jump} />
      )}
    </div>
  );
}

/** What can be done with a row as one object that stays the same, so that no row is rendered for it alone. */
function useSteady(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useRef<RowActs>({
    onRetry: key => latest.current.onRetry(key),
    onDiscard: key => latest.current.onDiscard(key),
    onAsk: id => latest.current.onAsk(id),
  }).current;
}

/** How many messages follow those that are loaded. */
const beyond = ({ chat, messages, has_later: hasLater }: Thread): number =>
  hasLater && chat ? Math.max(0, chat.conversation.last_message.seq - (messages.at(-1)?.seq ?? 0)) : 0;

/** Who writes wants to see it: the history goes to its end. */
function useFollowOwn(entries: Entry[], jump: () => void): void {
  const written = entries.findLast(({ state }) => state === 'pending')?.key;
  useLayoutEffect(() => {
    if (written !== undefined) jump();
  }, [written]);
}
