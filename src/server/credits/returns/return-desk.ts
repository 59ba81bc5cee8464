import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { RETURNS_OWED } from './owe-returns.ts';
import { payReturns } from './pay-returns.ts';

/** Gives credits back right after the transaction that noted them has committed, in whichever process works. */
export const startReturnDesk = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'returned credits',
    wakeNotice: RETURNS_OWED,
    workers: 1,
    work: isStopping => payReturns(app, isStopping),
  });
