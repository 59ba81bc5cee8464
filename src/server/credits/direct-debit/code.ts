import { randomInt, timingSafeEqual } from 'node:crypto';
import { DEBIT_CODE } from '#contract/constants';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';

/** What a code agrees to: with another account, another amount or another payment it is another code. */
export type Bound = { payment: string; iban: string; amount: number; currency: string };

/** A code nobody can foretell, with leading zeros. */
export const newCode = (): string =>
  String(randomInt(10 ** DEBIT_CODE.digits)).padStart(DEBIT_CODE.digits, '0');

/** What is stored of a code: without the server's secret nobody can try all million of them. */
export const hashCode = ({ config }: Pick<App, 'config'>, code: string, bound: Bound): Buffer =>
  keyedHash(config.secret, `code ${bound.payment} ${bound.iban} ${bound.amount} ${bound.currency} ${code}`);

/** Whether a code as it was typed, spaces and all, is the one; in constant time. */
export function isCode(app: Pick<App, 'config'>, typed: string, bound: Bound, hash: Buffer): boolean {
  const given = hashCode(app, typed.replace(/[\s-]/g, ''), bound);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
