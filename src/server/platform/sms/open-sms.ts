import { createOwnSms } from './own-sms.ts';
import { type Sms, SmsAway } from './sms.ts';
import { createTwilio, type TwilioOptions } from './twilio.ts';

/** Who sends short messages: a mailbox of the development, a service on the network, or nobody. */
export type SmsOptions = { by: 'own' } | ({ by: 'twilio' } & TwilioOptions) | { by: 'none' };

/** The service that is configured. */
export function openSms(options: SmsOptions, parts: Parameters<typeof createOwnSms>[0]): Sms {
  if (options.by === 'twilio') return createTwilio(options);
  return options.by === 'own' ? createOwnSms(parts) : noSms;
}

/** Where nobody sends short messages. */
const noSms: Sms = {
  by: 'none',
  send: () => Promise.reject(new SmsAway('away', 'no service is configured')),
};
