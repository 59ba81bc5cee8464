import type { PaymentState } from '#contract/payments';
import type { SandboxOutcome } from './apply-outcome.ts';

type PageTexts = {
  title: string;
  play: string;
  to: string;
  by: string;
  at: string;
  reference: string;
  ask: string;
  after: string;
  outcomes: Record<SandboxOutcome, string>;
  states: Record<PaymentState, string>;
  card: string;
  pays: string;
  refuses: string;
  telling: string;
  late: string;
  twice: string;
  back: string;
  list: string;
  none: string;
};

const en: PageTexts = {
  title: 'Test bank',
  play: 'No money moves here. You choose what becomes of the payment.',
  to: 'To',
  by: 'By',
  at: 'Bank',
  reference: 'Reference',
  ask: 'What does the bank say?',
  after: 'What happens afterwards?',
  outcomes: {
    paid: 'Paid',
    pending: 'Pending',
    declined: 'Failed: declined',
    insufficient_funds: 'Failed: insufficient funds',
    card_expired: 'Failed: card expired',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
    charged_back: 'Chargeback',
  },
  states: {
    created: 'Waits for you',
    pending: 'Is being processed',
    completed: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
    charged_back: 'Charged back',
  },
  card: 'Which card?',
  pays: 'pays, the next time too',
  refuses: 'pays now, refuses the next time',
  telling: 'How is the shop told?',
  late: '20 seconds late',
  twice: 'Twice',
  back: 'Back to the shop',
  list: 'Payments at the test bank',
  none: 'No payments yet.',
};

const nl: PageTexts = {
  title: 'Proefbank',
  play: 'Hier gaat geen geld om. Jij kiest wat er van de betaling wordt.',
  to: 'Aan',
  by: 'Met',
  at: 'Bank',
  reference: 'Kenmerk',
  ask: 'Wat zegt de bank?',
  after: 'Wat gebeurt er daarna?',
  outcomes: {
    paid: 'Betaald',
    pending: 'In behandeling',
    declined: 'Mislukt: geweigerd',
    insufficient_funds: 'Mislukt: te weinig saldo',
    card_expired: 'Mislukt: kaart verlopen',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
    refunded: 'Terugbetaald',
    charged_back: 'Teruggeboekt door de bank',
  },
  states: {
    created: 'Wacht op jou',
    pending: 'Wordt verwerkt',
    completed: 'Betaald',
    failed: 'Mislukt',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
    refunded: 'Terugbetaald',
    charged_back: 'Teruggeboekt',
  },
  card: 'Welke kaart?',
  pays: 'betaalt, de volgende keer ook',
  refuses: 'betaalt nu, weigert de volgende keer',
  telling: 'Hoe hoort de winkel het?',
  late: '20 seconden te laat',
  twice: 'Dubbel',
  back: 'Terug naar de winkel',
  list: 'Betalingen bij de proefbank',
  none: 'Nog geen betalingen.',
};

export const textsFor = (language: string): PageTexts => (language === 'nl' ? nl : en);
