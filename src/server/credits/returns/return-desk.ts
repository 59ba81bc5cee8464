import type { App } from '../../app.ts';
import { startRounds } from '../../platform/rounds.ts';
import { RETURNS_OWED } from './owe-returns.ts';
import { payReturns } from './pay-returns.ts';

/** Gives credits back right after the transaction that noted them has committed, in whichever process works. */
export const startReturnDesk = (app: App): { close(): Promise<void> } =>
  startRounds({
    ...app,
    what: 'returned credits',
    wokenBy: RETURNS_OWED,
    lanes: 1,
    work: isStopping => payReturns(app, isStopping),
  });
