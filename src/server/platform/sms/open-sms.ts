import { type Sms, SmsAway } from './sms.ts';

/** Where nobody sends short messages. */
export const openSms = (): Sms => ({
  by: 'own',
  send: () => Promise.reject(new SmsAway('away', 'no service is configured')),
});
