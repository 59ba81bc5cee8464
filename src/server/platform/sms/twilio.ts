import * as z from 'zod/mini';
import { boundedFetchResponse } from '../bounded-fetch.ts';
import { isE164, type Sms, SmsAway } from './sms.ts';

export type TwilioOptions = {
  account: string;
  token: string;
  /** A number, a messaging service (`MG...`) or a name. */
  from: string;
  /** Origin of its calls. */
  url: string;
  timeoutMs?: number;
};

const LIMITS = { maxBytes: 65_536, types: /^application\/json\b/ };
const taken = z.object({ sid: z.string() });
const refusal = z.object({ code: z.int() });

/** What it says of numbers that will never get a message: none, no mobile one, one that wants none, a country that is not served. */
const HOPELESS: readonly number[] = [21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635];

/** Short messages by Twilio (https://www.twilio.com/docs/messaging/api). What is thrown tells a code, and neither number nor text. */
export const createTwilio = (options: TwilioOptions): Sms => ({
  by: 'twilio',
  async send({ to, text }) {
    if (!isE164(to)) throw new SmsAway('refused', 'no number');
    const { status, body } = await post(
      options,
      new URLSearchParams({ To: to, ...senderOf(options), Body: text }),
    );
    if (status === 201 && taken.safeParse(jsonOf(body)).success) return;
    const { data } = refusal.safeParse(jsonOf(body));
    const isHopeless = status === 400 && data !== undefined && HOPELESS.includes(data.code);
    throw new SmsAway(isHopeless ? 'refused' : 'away', `answered ${status}, code ${data?.code ?? 'none'}`);
  },
});

const senderOf = ({ from }: TwilioOptions): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

function post({ account, token, url, timeoutMs = 10_000 }: TwilioOptions, form: URLSearchParams) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const address = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, url);
  const ask = { ...LIMITS, timeoutMs, method: 'POST', headers, body: String(form) } as const;
  return boundedFetchResponse(address, ask).catch(error => {
    throw new SmsAway('away', error instanceof Error ? error.message.slice(0, 100) : 'no answer');
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
