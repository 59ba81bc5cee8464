import { type PollerOptions, startPoller } from '../poller.ts';
import { LETTER_POSTED } from './outbox.ts';
import { type SendingParts, sendDueLetters } from './send-due-letters.ts';

/** Letters on their way at once. */
const LANES = 3;

/**
 * Sends letters as soon as the transaction that posted them has committed. `close` waits for those on their way, so that none
 * is sent and not noted.
 */
export function startPostman(parts: SendingParts & Pick<PollerOptions, 'bus'>): { close(): Promise<void> } {
  const rounds = startPoller({
    ...parts,
    subject: 'letters',
    wakeNotice: LETTER_POSTED,
    workers: LANES,
    work: isStopping => sendDueLetters(parts, isStopping),
  });
  return {
    async close() {
      await rounds.close();
      parts.transport.close();
    },
  };
}
