import { randomInt, timingSafeEqual } from 'node:crypto';
import { DEBIT_CODE } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import { moneyText } from '#i18n/money';
import type { App, MemberCaller } from '../../app.ts';
import { countHit, openWindow, takeHitBack, waitTimeUntil } from '../../platform/http/rate-limit.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { SmsError } from '../../providers/sms/provider.ts';
import { siteText } from '../../site/texts/site-text.ts';

const sendWindows = [
  { name: 'hour', sends: DEBIT_CODE.sendsPerHour, seconds: HOUR_SECONDS },
  { name: 'day', sends: DEBIT_CODE.sendsPerDay, seconds: DAY_SECONDS },
];

type CodeMessage = {
  phone: string;
  code: string;
  amount: number;
  currency: string;
  ibanEnd: string;
  statement: string;
};

const memberKey = ({ accountId }: MemberCaller): string => `debit codes ${accountId}`;

/** A second phone number or a second account must not raise the limit. */
const keysOf = ({ config }: App, caller: MemberCaller, phone: string): string[] => [
  memberKey(caller),
  `${caller.site.key} debit codes ${keyedHash(config.secret, phone).toString('hex')}`,
];

/**
 * Call this function in the transaction that creates the code.
 * @throws sms_limit with the time to wait
 * @spec 4.10
 */
export async function countCodeSend(app: App, tx: Tx, caller: MemberCaller, phone: string): Promise<void> {
  const exceeded: Date[] = [];
  for (const key of keysOf(app, caller, phone))
    for (const { name, sends, seconds } of sendWindows) {
      const { hits, resetsAt } = await countHit(tx.db, `${key} ${name}`, seconds, tx.now);
      if (hits > sends) exceeded.push(resetsAt);
    }
  const until = latest(exceeded);
  if (until) throw new ApiError('sms_limit', { params: waitTimeUntil(until, tx.now) });
}

/** Ignores the phone number's limit, because it would reveal other members with this number. */
export async function sendLimitEndsAt(app: App, caller: MemberCaller): Promise<Date | undefined> {
  const now = app.clock.now();
  const exhausted = await Promise.all(
    sendWindows.map(async ({ name, sends }) => {
      const window = await openWindow(app.db, `${memberKey(caller)} ${name}`, now);
      return window && window.hits >= sends ? [window.resetsAt] : [];
    }),
  );
  return latest(exhausted.flat());
}

const latest = (ends: Date[]): Date | undefined => ends.sort((a, b) => b.getTime() - a.getTime())[0];

/**
 * Call this function after the commit. A failed SMS does not count against the limits.
 * @throws sms_away, with the SMS service's error as cause
 * @spec 4.10
 */
export async function sendSmsCode(app: App, caller: MemberCaller, message: CodeMessage): Promise<void> {
  try {
    await app.sms.send({ to: message.phone, text: await messageText(caller, message) });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    for (const key of keysOf(app, caller, message.phone))
      for (const { name } of sendWindows) await takeHitBack(app.db, `${key} ${name}`);
    app.log.warn({ err: error }, 'code of a direct debit not sent');
    throw new ApiError('sms_away', { cause: error });
  }
}

/** Omits the site's name, because other people may see a lock screen. */
async function messageText({ language, member, site }: MemberCaller, message: CodeMessage): Promise<string> {
  const locale = localeOf(language, member.country);
  const t = await siteText(site, locale);
  return t('debit_sms.text', {
    code: message.code,
    money: moneyText(locale, message.amount, message.currency as Currency),
    end: message.ibanEnd,
    statement: message.statement,
    minutes: DEBIT_CODE.minutes,
  });
}

/**
 * A code is valid only for these values.
 * @spec 4.10 5.6
 */
type CodeBinding = { payment: string; iban: string; amount: number; currency: string };

export const newSmsCode = (): string =>
  String(randomInt(10 ** DEBIT_CODE.digits)).padStart(DEBIT_CODE.digits, '0');

/** A plain hash would reveal the code, because all possible codes can be tried. */
export const hashSmsCode = ({ config }: Pick<App, 'config'>, code: string, binding: CodeBinding): Buffer =>
  keyedHash(
    config.secret,
    `code ${binding.payment} ${binding.iban} ${binding.amount} ${binding.currency} ${code}`,
  );

/** Ignores spaces and hyphens in the typed code, and compares in constant time. */
export function isMatchingSmsCode(
  app: Pick<App, 'config'>,
  typed: string,
  binding: CodeBinding,
  hash: Buffer,
): boolean {
  const typedHash = hashSmsCode(app, typed.replace(/[\s-]/g, ''), binding);
  return typedHash.length === hash.length && timingSafeEqual(typedHash, hash);
}
