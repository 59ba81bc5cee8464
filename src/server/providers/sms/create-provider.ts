import { SmsError, type SmsProvider } from './provider.ts';
import { createSmsMailbox } from './sms-mailbox.ts';
import { createTwilio, type TwilioOptions } from './twilio.ts';

export type SmsOptions = { kind: 'built-in' } | ({ kind: 'twilio' } & TwilioOptions) | { kind: 'none' };

/** @spec 4.10 */
export function createSmsProvider(
  options: SmsOptions,
  deps: Parameters<typeof createSmsMailbox>[0],
): SmsProvider {
  if (options.kind === 'twilio') return createTwilio(options);
  return options.kind === 'built-in' ? createSmsMailbox(deps) : noSms;
}

const noSms: SmsProvider = {
  kind: 'none',
  send: () => Promise.reject(new SmsError('unavailable', 'no service is configured')),
};
