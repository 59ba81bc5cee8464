import type { App } from '../../app.ts';
import { startRounds } from '../../platform/rounds.ts';
import { askProviders } from './ask-provider.ts';
import { CARDS_FORGOTTEN, forgetCardsAtProvider } from './forget-card.ts';

/** Asks for payments that nobody told of and has cards forgotten, as their time comes, in whichever process works. */
export const startPaymentDesk = (app: App): { close(): Promise<void> } =>
  startRounds({
    ...app,
    what: 'payments under way',
    wokenBy: CARDS_FORGOTTEN,
    lanes: 1,
    work: async isStopping => {
      await askProviders(app, isStopping);
      await forgetCardsAtProvider(app);
    },
  });
