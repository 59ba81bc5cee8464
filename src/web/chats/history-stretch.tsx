import { memo, useEffect, useState } from 'react';
import { type Reader, timeOfDay } from '#i18n/when';
import { classes } from '../ui/classes.ts';
import style from './history.module.css';
import type { Placed } from './history-days.ts';
import { HistoryRow } from './history-row.tsx';
import { isSameStretch } from './history-stretches.ts';

export type RowActs = {
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** Opens what can be done with a message that the server has. */
  onAsk: (id: string) => void;
};

type HistoryStretchProps = {
  entries: Placed[];
  /** The other one. */
  name: string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** What has a higher `seq` came while the conversation was open. */
  openedAt: number;
  isStopped: boolean;
  /** The one of them that Tab comes to; null where it is none of these. */
  stop: string | null;
  /** The same object at each rendering. */
  acts: RowActs;
};

/** Messages that stand one after another, rendered anew only where one of them changed and laid out only near the view (ADR 0122). */
export const HistoryStretch = memo(
  function HistoryStretch({ entries, name, reader, openedAt, isStopped, stop, acts }: HistoryStretchProps) {
    const isMeasured = useIsMeasured();
    return (
      <div className={classes(style.stretch, isMeasured && style.measured)}>
        {entries.map(entry => (
          <HistoryRow
            key={entry.key}
            entry={entry}
            time={timeOfDay(new Date(entry.at), reader)}
            name={name}
            settles={entry.seq === null || entry.seq > openedAt}
            isStopped={isStopped}
            isStop={entry.key === stop}
            {...acts}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    isSameStretch(before.entries, after.entries) &&
    before.name === after.name &&
    before.reader.locale === after.reader.locale &&
    before.reader.timeZone === after.reader.timeZone &&
    before.openedAt === after.openedAt &&
    before.isStopped === after.isStopped &&
    before.stop === after.stop &&
    before.acts === after.acts,
);

/** True once it stood on the page for a frame: from then on the browser knows how high it is while it is not laid out. */
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
