import { OPENERS } from '#contract/abuse';
import { foldName } from '#contract/plain-text';
import { paymentWords } from '#contract/safety-words';
import { createWordFilter } from '#contract/word-filter-matching';
import { skeletonOf } from '../../accounts/profile-name/plain-letters.ts';
import { keyedHash } from '../../platform/secrets.ts';

/** What is stored of a first message: nothing from which its text could be read. */
export type Opener = {
  /** A keyed fingerprint (SimHash), alike for similar texts; null for a text too short to compare. */
  fingerprint: bigint | null;
  hasLink: boolean;
  hasPaymentWord: boolean;
};

/** @spec D5.13 */
export function openerOf(secret: string, text: string): Opener {
  const head = text.slice(0, OPENERS.maxLength);
  return {
    fingerprint: fingerprintOf(secret, head),
    hasLink: LINK.test(head.normalize('NFKC')),
    hasPaymentWord: holdsPaymentWord(head),
  };
}

const LINK =
  /https?:\/\/|\bwww\.|\b(?:t|wa)\.me\b|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|eu|nl|de|fr|es|it|pl|uk|io|app|chat|xyz|online|site|club|shop|live|link|top|icu|cam|webcam)(?![\p{L}\p{N}])/iu;

const holdsPaymentWord = createWordFilter(paymentWords);

const BITS = 64;
const HALF = BITS / 2;
const SHINGLE = 4;

/** Numbers and look-alike signs do not matter, because spam varies them. */
function fingerprintOf(secret: string, text: string): bigint | null {
  const folded = foldName(skeletonOf(text.replace(/\p{N}+/gu, ' ')))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (folded.replaceAll(' ', '').length < OPENERS.minLength) return null;
  const sums: number[] = Array(BITS).fill(0);
  for (const shingle of shinglesOf(folded)) {
    const hash = keyedHash(secret, `opener ${shingle}`);
    // Halves of 32 bits, because numbers are faster than bigints.
    for (const [half, word] of [hash.readInt32BE(0), hash.readInt32BE(4)].entries())
      for (let bit = 0; bit < HALF; bit += 1) {
        const at = half * HALF + bit;
        sums[at] = (sums[at] ?? 0) + ((word >> bit) & 1 ? 1 : -1);
      }
  }
  return BigInt.asIntN(
    BITS,
    sums.reduce((bits, sum, at) => (sum > 0 ? bits | (1n << BigInt(at)) : bits), 0n),
  );
}

const shinglesOf = (text: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(1, text.length - SHINGLE + 1) }, (_, at) => text.slice(at, at + SHINGLE)),
  );

/** @spec D5.13 */
export function areSimilar(one: bigint, other: bigint): boolean {
  let difference = BigInt.asUintN(BITS, one ^ other);
  let bits = 0;
  for (; difference > 0n && bits <= OPENERS.maxBits; bits += 1) difference &= difference - 1n;
  return bits <= OPENERS.maxBits;
}
