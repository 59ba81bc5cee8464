import * as z from 'zod/mini';
import { boundedFetchResponse } from '../../platform/bounded-fetch.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { isE164, SmsError, type SmsProvider } from './provider.ts';

export type TwilioOptions = {
  account: string;
  token: string;
  /** The sender: phone number, messaging service (`MG...`) or name. */
  from: string;
  url: string;
  timeoutMs?: number;
};

const LIMITS = { maxBytes: 65_536, types: /^application\/json\b/ };
const acceptedResponse = z.object({ sid: z.string() });
const rejectedResponse = z.object({ code: z.int() });

/** Error codes for numbers that can never receive a message. */
const PERMANENT_ERROR_CODES: readonly number[] = [21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635];

/**
 * Twilio's API: https://www.twilio.com/docs/messaging/api. Errors contain neither number nor text.
 * @spec 4.10
 */
export const createTwilio = (options: TwilioOptions): SmsProvider => ({
  kind: 'twilio',
  async send({ to, text }) {
    if (!isE164(to)) throw new SmsError('refused', 'no number');
    const { status, body } = await postForm(
      options,
      new URLSearchParams({ To: to, ...senderParameter(options), Body: text }),
    );
    const answer = parseJson(body.toString());
    if (status === 201 && acceptedResponse.safeParse(answer).success) return;
    const { data } = rejectedResponse.safeParse(answer);
    const isPermanent = status === 400 && data !== undefined && PERMANENT_ERROR_CODES.includes(data.code);
    throw new SmsError(
      isPermanent ? 'refused' : 'unavailable',
      `answered ${status}, code ${data?.code ?? 'none'}`,
    );
  },
});

const senderParameter = ({ from }: TwilioOptions): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

function postForm({ account, token, url, timeoutMs = 10_000 }: TwilioOptions, form: URLSearchParams) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const address = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, url);
  const requestOptions = { ...LIMITS, timeoutMs, method: 'POST', headers, body: String(form) } as const;
  return boundedFetchResponse(address, requestOptions).catch(error => {
    throw new SmsError('unavailable', error instanceof Error ? error.message.slice(0, 100) : 'no answer');
  });
}
