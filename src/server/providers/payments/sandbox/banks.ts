import type { PaymentMethod } from '#contract/payment-methods';

const bank = (id: string, name: string) => ({ id, name });

/** Fictional banks. */
const banks: Partial<Record<PaymentMethod, { id: string; name: string }[]>> = {
  eps: [
    bank('donau', 'Donaubank'),
    bank('alpen', 'Alpenkasse'),
    bank('wiental', 'Wiental Bank'),
    bank('salzach', 'Salzach Sparverein'),
  ],
  prezelewy24: [
    bank('wisla', 'Bank Wisła'),
    bank('baltyk', 'Bałtyk Bank'),
    bank('mazury', 'Kasa Mazury'),
    bank('tatry', 'Tatrabank'),
  ],
};

export const banksOf = (method: PaymentMethod): { id: string; name: string }[] => banks[method] ?? [];
