import { randomInt, timingSafeEqual } from 'node:crypto';
import { DEBIT_CODE } from '#contract/constants';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';

/** What a code agrees to: with another account, another amount or another payment it is another code. */
export type CodeBinding = { payment: string; iban: string; amount: number; currency: string };

/** A code nobody can foretell, with leading zeros. */
export const newSmsCode = (): string =>
  String(randomInt(10 ** DEBIT_CODE.digits)).padStart(DEBIT_CODE.digits, '0');

/** What is stored of a code: without the server's secret nobody can try all million of them. */
export const hashSmsCode = ({ config }: Pick<App, 'config'>, code: string, binding: CodeBinding): Buffer =>
  keyedHash(
    config.secret,
    `code ${binding.payment} ${binding.iban} ${binding.amount} ${binding.currency} ${code}`,
  );

/** Whether a code as it was typed, spaces and all, is the one; in constant time. */
export function isMatchingSmsCode(
  app: Pick<App, 'config'>,
  typed: string,
  binding: CodeBinding,
  hash: Buffer,
): boolean {
  const typedHash = hashSmsCode(app, typed.replace(/[\s-]/g, ''), binding);
  return typedHash.length === hash.length && timingSafeEqual(typedHash, hash);
}
