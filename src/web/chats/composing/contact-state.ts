import type { HistoryEntry } from '../history-days.ts';
import { isMine } from '../history-days.ts';

export type ContactState = {
  hasWritten: boolean;
  /** True if the other member sees the viewer even in the viewer's invisible mode. */
  isSeen: boolean;
};

/**
 * A like or message makes a member in invisible mode visible to its recipient.
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
