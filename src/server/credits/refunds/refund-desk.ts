import type { App } from '../../app.ts';
import { startRounds } from '../../platform/rounds.ts';
import { REFUNDS_REQUESTED } from './request-refund.ts';
import { sendRefunds } from './send-refunds.ts';

/** Sends money back right after the transaction that requested it has committed, in whichever process works. */
export const startRefundDesk = (app: App): { close(): Promise<void> } =>
  startRounds({
    ...app,
    what: 'refunds',
    wokenBy: REFUNDS_REQUESTED,
    lanes: 1,
    work: isStopping => sendRefunds(app, isStopping),
  });
