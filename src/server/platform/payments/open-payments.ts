import { type PaymentProvider, ProviderAway } from './provider.ts';

const away = (): Promise<never> => Promise.reject(new ProviderAway('away', 'no provider is configured'));

/** The provider of a site that sells nothing: it begins no payment and knows of none. */
export const openPayments = (): PaymentProvider => ({
  name: 'sandbox',
  banks: away,
  start: away,
  charge: away,
  status: away,
  cancel: away,
  refund: away,
  forgetCard: away,
  readWebhook: async () => null,
});
