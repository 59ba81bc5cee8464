import type { HistoryEntry } from '../history-days.ts';
import { isMine } from '../history-days.ts';

export type ContactState = {
  hasWritten: boolean;
  /** The other member can see this member even in invisible mode, because this member liked them or wrote. */
  isSeen: boolean;
};

/**
 * Only delivered messages show an invisible member to the recipient: held, pending and unsent messages do not.
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
