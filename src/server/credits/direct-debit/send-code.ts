import { DEBIT_CODE } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import { moneyText } from '#i18n/money';
import { serverText } from '#i18n/server-text';
import type { App, MemberCaller } from '../../app.ts';
import { countHit, hitsOf, uncountHit } from '../../platform/http/rate-limit.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { SmsAway } from '../../platform/sms/sms.ts';
import type { Tx } from '../../platform/transact.ts';

const HOUR_SECONDS = 3_600;

/** A message that is to be sent: to whom, and what he agrees to by its code. */
export type CodeMessage = {
  phone: string;
  code: string;
  amount: number;
  currency: string;
  ibanEnd: string;
  statement: string;
};

/** Sends are counted for the member and for the number: neither ten numbers nor ten members get one more. */
const keysOf = ({ config }: App, { accountId, site }: MemberCaller, phone: string): string[] => [
  `debit codes ${accountId}`,
  `${site.key} debit codes ${keyedHash(config.secret, phone).toString('hex')}`,
];

/** Counts a code that is about to be sent, in the transaction that makes it. @throws sms_limit above three an hour */
export async function countSend(app: App, tx: Tx, caller: MemberCaller, phone: string): Promise<void> {
  for (const key of keysOf(app, caller, phone)) {
    const { hits } = await countHit(tx.db, key, HOUR_SECONDS, tx.now);
    if (hits > DEBIT_CODE.sendsAnHour) throw new ApiError('sms_limit');
  }
}

/** Whether another code may be sent within the hour. */
export async function maySend(app: App, caller: MemberCaller, phone: string): Promise<boolean> {
  const now = app.clock.now();
  const hits = await Promise.all(keysOf(app, caller, phone).map(key => hitsOf(app.db, key, now)));
  return Math.max(...hits) < DEBIT_CODE.sendsAnHour;
}

/**
 * Sends a code, once the transaction that made it has committed. What could not be sent does not count.
 * @throws sms_away, its cause being the service's refusal
 */
export async function sendCode(app: App, caller: MemberCaller, message: CodeMessage): Promise<void> {
  try {
    await app.sms.send({ to: message.phone, text: await textOf(caller, message) });
  } catch (error) {
    if (!(error instanceof SmsAway)) throw error;
    for (const key of keysOf(app, caller, message.phone)) await uncountHit(app.db, key);
    app.log.warn({ err: error }, 'code of a direct debit not sent');
    throw new ApiError('sms_away', { cause: error });
  }
}

/** Neutral: it lights up on a table, and names what stands on the statement. */
async function textOf({ language, member, site }: MemberCaller, message: CodeMessage): Promise<string> {
  const locale = localeOf(language, member.country);
  const t = await serverText(locale, site.timeZone);
  return t('debit_sms.text', {
    code: message.code,
    money: moneyText(locale, message.amount, message.currency as Currency),
    end: message.ibanEnd,
    statement: message.statement,
    minutes: DEBIT_CODE.minutes,
  });
}
