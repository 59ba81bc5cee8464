import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayHeading, isoDay } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { useReader } from '../site/use-reader.ts';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { HoldHint, useHoldHint } from './deletion/hold-hint.tsx';
import { MessageMenu } from './deletion/message-menu.tsx';
import style from './history.module.css';
import { HistoryBeginning } from './history-beginning.tsx';
import { HistoryChunk, type RowActions } from './history-chunk.tsx';
import { chunksOf } from './history-chunks.ts';
import { daysOf, type HistoryEntry, receivedAfter } from './history-days.ts';
import { useRovingFocus } from './keyboard/use-roving-focus.ts';
import { ArrowDownIcon } from './state-icons.ts';
import { loadEnd, loadLater, type Thread, type ThreadKey } from './thread-query.ts';
import { useDivider } from './use-divider.ts';
import { useHistoryScroll } from './use-history-scroll.ts';

type HistoryProps = {
  threadKey: ThreadKey;
  thread: Thread;
  entries: HistoryEntry[];
  /** Highest `seq` that the reader had read at opening; null in an empty conversation. */
  readAtOpening: number | null;
  isOpening: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
};

/**
 * The history opens at the first new message.
 * @spec 2.9 D2.44
 */
export function History({
  threadKey,
  thread,
  entries,
  readAtOpening,
  isOpening,
  onRetry,
  onDiscard,
}: HistoryProps) {
  const t = useMembersText();
  const cache = useQueryClient();
  const reader = useReader();
  const box = useRef<HTMLDivElement>(null);
  const { isScrolledBack, toEnd, onScroll } = useHistoryScroll(box, thread.has_later);
  const { jump, isJumping } = useJump(threadKey, thread, toEnd);
  const reading = {
    box,
    entries,
    readAtOpening,
    isOpening,
    isEndOutOfView: isScrolledBack || thread.has_later,
  };
  const { after: newAfter, seen } = useDivider(reading);
  const openedAt = useRef(thread.messages.at(-1)?.seq ?? 0).current;
  const days = useMemo(
    () => chunksOf(daysOf(entries, at => isoDay(new Date(at), reader), newAfter)),
    [entries, reader, newAfter],
  );
  const [menuMessageId, setMenuMessageId] = useState<string | null>(null);
  const message = thread.messages.find(({ id }) => id === menuMessageId);
  useScrollToOwn(entries, jump);
  const isHeldBack = entries.some(({ state, sending }) => state === 'failed' && !sending);
  const hint = useHoldHint(entries);
  const onAsk = (id: string) => {
    setMenuMessageId(id);
    hint.close();
  };
  const closeHint = () => {
    hint.close();
    toStop();
  };
  const actions = useStableActions({ onRetry, onDiscard, onOpenMenu: onAsk });
  const stops = useMemo(() => entries.map(({ key }) => key), [entries]);
  const {
    stop: tabStop,
    handlers,
    toStop,
  } = useRovingFocus({ box, stops, hasLater: thread.has_later, toEnd: jump });
  const keysId = useId();
  return (
    <div className={`relative grow may-shrink-y ${style.frame}`}>
      <p id={keysId} hidden>
        {t('chat.keys')}
      </p>
      <section
        ref={box}
        className={`flex full-height contain-scroll ${style.box}`}
        aria-label={t('nav.chats')}
        aria-describedby={keysId}
        onScroll={onScroll}
        {...handlers}
      >
        <div
          className={classes(
            'stack one-column rigid full-width centered',
            style.content,
            isScrolledBack && style.scrolledBack,
          )}
        >
          <HistoryBeginning threadKey={threadKey} thread={thread} box={box} />
          {days.map(({ day, at, chunks }) => (
            <section key={day} className="stack one-column">
              <h2 className={`click-through text-s weight-600 leading-snug text-center ${style.heading}`}>
                <span className="inline-block quiet raised round">{dayHeading(t, new Date(at), reader)}</span>
              </h2>
              {chunks.map(({ key, entries: chunkEntries }) => (
                <HistoryChunk
                  key={key}
                  entries={chunkEntries}
                  name={thread.profile.name}
                  reader={reader}
                  openedAt={openedAt}
                  isHeldBack={isHeldBack}
                  tabStop={chunkEntries.some(entry => entry.key === tabStop) ? tabStop : null}
                  actions={actions}
                />
              ))}
            </section>
          ))}
          {hint.isDue && <HoldHint onDone={closeHint} />}
          {thread.has_later && (
            <LoadMore
              edge={thread.messages.at(-1)?.seq ?? 0}
              load={() => loadLater(cache, threadKey)}
              box={box}
              className="stack justify-items-center pad-block-1"
              look="plain"
              small
              isSkipped
            >
              {t('chat.load_later')}
            </LoadMore>
          )}
        </div>
      </section>
      <MessageMenu message={message} profile={thread.profile} onClose={() => setMenuMessageId(null)} />
      {(isScrolledBack || thread.has_later) && (
        <JumpButton
          count={receivedAfter(entries, seen) + countUnloaded(thread)}
          busy={isJumping}
          onJump={jump}
        />
      )}
    </div>
  );
}

/** A new object in each rendering would make all rows render again. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useRef<RowActions>({
    onRetry: key => latest.current.onRetry(key),
    onDiscard: key => latest.current.onDiscard(key),
    onOpenMenu: id => latest.current.onOpenMenu(id),
  }).current;
}

const countUnloaded = ({ chat, messages, has_later: hasLater }: Thread): number =>
  hasLater && chat ? Math.max(0, chat.conversation.last_message.seq - (messages.at(-1)?.seq ?? 0)) : 0;

function useScrollToOwn(entries: HistoryEntry[], jump: () => void): void {
  const written = entries.findLast(({ state }) => state === 'pending')?.key;
  useLayoutEffect(() => {
    if (written !== undefined) jump();
  }, [written]);
}

/** @spec 2.9 */
function useJump(threadKey: ThreadKey, thread: Thread, toEnd: (behavior?: ScrollBehavior) => void) {
  const cache = useQueryClient();
  const isJumping = useRef(false);
  const { mutate, isPending } = useMutation({ mutationFn: () => loadEnd(cache, threadKey) });
  const { has_later: hasLater } = thread;
  useLayoutEffect(() => {
    if (hasLater || !isJumping.current) return;
    isJumping.current = false;
    toEnd();
  }, [hasLater, toEnd]);
  const jump = () => {
    if (!hasLater) return toEnd('smooth');
    isJumping.current = true;
    mutate();
  };
  return { jump, isJumping: isPending };
}

type JumpButtonProps = { count: number; busy: boolean; onJump: () => void };

/** @spec 2.9 */
function JumpButton({ count, busy, onJump }: JumpButtonProps) {
  const t = useMembersText();
  return (
    <button
      type="button"
      className={`stack absolute place-center violet raised circle floating ${style.jump}`}
      title={t('chat.jump')}
      aria-busy={busy || undefined}
      onClick={onJump}
    >
      <ArrowDownIcon size={22} />
      <span className="unseen">{t('chat.jump')}</span>
      <span className={`absolute ${style.count}`}>
        <Badge count={count} tone="unread" label={t('chat.jump_new', { count })} />
      </span>
    </button>
  );
}
