import type { Entry } from '../history-days.ts';
import { isMine } from '../history-days.ts';

/** What is between the writer and the one he writes to, as far as he is told of it before he sends. */
export type Between = {
  /** He has got something from the writer before. */
  hasWritten: boolean;
  /** He sees the writer's profile though that one is invisible: the writer liked him, or wrote and did not take it back. */
  isSeen: boolean;
};

/** What a conversation tells of it, as far as it is loaded; the rest its server knows. What is held, on its way or was taken back shows nobody. */
export const betweenIn = (entries: readonly Entry[], approached: boolean): Between => ({
  hasWritten: entries.some(isMine),
  isSeen: approached || entries.some(entry => SHOWING.has(entry.state) && !entry.unsent),
});
const SHOWING: ReadonlySet<Entry['state']> = new Set(['sent', 'delivered', 'read'] as const);
