import type { App } from '../../app.ts';
import { startRounds } from '../../platform/rounds.ts';
import { askProviders } from './ask-provider.ts';

/** Nobody sends it: payments are asked for as their time comes. */
const PAYMENTS_WAIT = 'payments_wait';

/** Asks for payments that nobody told of, in whichever process works. */
export const startPaymentDesk = (app: App): { close(): Promise<void> } =>
  startRounds({
    ...app,
    what: 'payments under way',
    wokenBy: PAYMENTS_WAIT,
    lanes: 1,
    work: isStopping => askProviders(app, isStopping),
  });
