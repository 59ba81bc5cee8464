import type { HistoryEntry } from '../history-days.ts';
import { isMine } from '../history-days.ts';

/** The contact between the member and the recipient, as far as notices before sending need it. */
export type ContactState = {
  /** The member has sent something to the recipient before. */
  hasWritten: boolean;
  /**
   * The recipient sees the member's profile even in invisible mode, because the member liked them, or wrote and
   * did not take it back.
   */
  isSeen: boolean;
};

/**
 * The contact state from the loaded messages and the server's `approached`. Held, pending and unsent messages
 * reveal nobody.
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
