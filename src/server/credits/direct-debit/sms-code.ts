import { randomInt, timingSafeEqual } from 'node:crypto';
import { DEBIT_CODE } from '#contract/constants';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';

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
