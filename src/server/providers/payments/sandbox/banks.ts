import type { PaymentMethod } from '#contract/payment-methods';

/** Fictional banks. */
const banks: Partial<Record<PaymentMethod, Record<string, string>>> = {
  eps: { donau: 'Donaubank', alpen: 'Alpenkasse', wiental: 'Wiental Bank', salzach: 'Salzach Sparverein' },
  prezelewy24: { wisla: 'Bank Wisła', baltyk: 'Bałtyk Bank', mazury: 'Kasa Mazury', tatry: 'Tatrabank' },
};

export const banksOf = (method: PaymentMethod): { id: string; name: string }[] =>
  Object.entries(banks[method] ?? {}).map(([id, name]) => ({ id, name }));
