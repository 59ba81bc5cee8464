import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { deleteCardsAtProvider, STORED_CARDS_DELETED } from './delete-stored-card.ts';
import { pollProviders } from './poll-providers.ts';

/** @spec 4.9 D2.15 */
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
