import type { HistoryEntry } from '../history-days.ts';
import { isMine } from '../history-days.ts';

export type ContactState = {
  hasWritten: boolean;
  /**
   * True if the viewer liked or wrote to the other member, who therefore sees the viewer's profile even if
   * the viewer is in invisible mode.
   */
  isSeen: boolean;
};

/**
 * A member in invisible mode becomes visible to another member by a like, or by a sent message that was not
 * taken back.
 * @spec 4.5
 */
export const contactStateOf = (entries: readonly HistoryEntry[], approached: boolean): ContactState => ({
  hasWritten: entries.some(isMine),
  isSeen: approached || entries.some(entry => STATES_WITH_CONTACT.has(entry.state) && !entry.unsent),
});
const STATES_WITH_CONTACT: ReadonlySet<HistoryEntry['state']> = new Set([
  'sent',
  'delivered',
  'read',
] as const);
