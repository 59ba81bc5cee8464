import { type RoundsParts, startRounds } from '../rounds.ts';
import { LETTER_POSTED } from './outbox.ts';
import { type SendingParts, sendDueLetters } from './send-due-letters.ts';

/** Letters on their way at once. */
const LANES = 3;

/**
 * Sends letters as soon as the transaction that posted them has committed. `close` waits for those on their way, so that none
 * is sent and not noted.
 */
export function startPostman(parts: SendingParts & Pick<RoundsParts, 'bus'>): { close(): Promise<void> } {
  const rounds = startRounds({
    ...parts,
    what: 'letters',
    wokenBy: LETTER_POSTED,
    lanes: LANES,
    work: isStopping => sendDueLetters(parts, isStopping),
  });
  return {
    async close() {
      await rounds.close();
      parts.transport.close();
    },
  };
}
