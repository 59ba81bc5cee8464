import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { askProviders } from './ask-provider.ts';
import { CARDS_FORGOTTEN, forgetCardsAtProvider } from './forget-card.ts';

/** Asks for payments that nobody told of and has cards forgotten, as their time comes, in whichever process works. */
export const startPaymentDesk = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'payments under way',
    wakeNotice: CARDS_FORGOTTEN,
    workers: 1,
    work: async isStopping => {
      await askProviders(app, isStopping);
      await forgetCardsAtProvider(app);
    },
  });
