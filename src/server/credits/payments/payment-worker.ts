import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { deleteCardsAtProvider, STORED_CARDS_DELETED } from './delete-stored-card.ts';
import { pollProviders } from './poll-providers.ts';

/** Asks for payments that nobody told of and has cards forgotten, as their time comes, in whichever process works. */
export const startPaymentWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'payments under way',
    wakeNotice: STORED_CARDS_DELETED,
    workers: 1,
    work: async isStopping => {
      await pollProviders(app, isStopping);
      await deleteCardsAtProvider(app);
    },
  });
