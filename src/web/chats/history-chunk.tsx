import { memo, useEffect, useState } from 'react';
import { type DateContext, timeOfDay } from '#i18n/date-text';
import { classes } from '../ui/classes.ts';
import style from './history.module.css';
import { isSameChunk } from './history-chunks.ts';
import type { GroupedEntry } from './history-days.ts';
import { HistoryRow } from './history-row.tsx';

export type RowActions = {
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onOpenMenu: (id: string) => void;
};

type HistoryChunkProps = {
  entries: GroupedEntry[];
  name: string;
  reader: Pick<DateContext, 'locale' | 'timeZone'>;
  /** The latest `seq` when the member opened the conversation. */
  openedAt: number;
  isHeldBack: boolean;
  /** Key of the message that Tab focuses; null if another chunk contains it. */
  tabStop: string | null;
  /** Must stay the same object, or the chunk renders again. */
  actions: RowActions;
};

/**
 * A chunk renders again only if one of its messages has changed (decision 0122).
 * @spec D2.44
 */
export const HistoryChunk = memo(
  function HistoryChunk({
    entries,
    name,
    reader,
    openedAt,
    isHeldBack,
    tabStop,
    actions,
  }: HistoryChunkProps) {
    const isMeasured = useIsMeasured();
    return (
      <div className={classes('stack one-column', style.chunk, isMeasured && style.measured)}>
        {entries.map(entry => (
          <HistoryRow
            key={entry.key}
            entry={entry}
            time={timeOfDay(new Date(entry.at), reader)}
            name={name}
            settles={entry.seq === null || entry.seq > openedAt}
            isHeldBack={isHeldBack}
            isTabStop={entry.key === tabStop}
            {...actions}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    isSameChunk(before.entries, after.entries) &&
    before.name === after.name &&
    before.reader.locale === after.reader.locale &&
    before.reader.timeZone === after.reader.timeZone &&
    before.openedAt === after.openedAt &&
    before.isHeldBack === after.isHeldBack &&
    before.tabStop === after.tabStop &&
    before.actions === after.actions,
);

/** True when the browser knows the chunk's height and can skip its layout. */
function useIsMeasured(): boolean {
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasured;
}
