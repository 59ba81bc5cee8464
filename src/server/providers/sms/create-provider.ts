import * as z from 'zod/mini';
import { StartError } from '../../platform/start-error.ts';
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

export const smsEnvironment = {
  TWILIO_ACCOUNT_SID: z.optional(
    z.string().check(z.regex(/^AC[0-9a-f]{32}$/i, { error: 'TWILIO_ACCOUNT_SID must begin with AC' })),
  ),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  TWILIO_FROM: z.optional(
    z.string().check(
      z.regex(/^(\+[1-9]\d{5,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/, {
        error:
          'TWILIO_FROM must be a number, a messaging service (MG...) or a name of up to 11 letters and digits',
      }),
    ),
  ),
  TWILIO_URL: z._default(z.url({ error: 'TWILIO_URL must be an address' }), 'https://api.twilio.com'),
};
const environment = z.object(smsEnvironment);

/**
 * Without a Twilio account, development uses its mailbox, and production sends no messages.
 * @throws StartError when a part of the account is missing
 */
export function toSmsOptions(value: z.output<typeof environment>, mode: string): SmsOptions {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, TWILIO_URL: url } = value;
  if (!account) return { kind: mode === 'production' ? 'none' : 'built-in' };
  if (!token || !from)
    throw new StartError('Configuration: TWILIO_ACCOUNT_SID needs TWILIO_AUTH_TOKEN and TWILIO_FROM.');
  return { kind: 'twilio', account, token, from, url };
}
