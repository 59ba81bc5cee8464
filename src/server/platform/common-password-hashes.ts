import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The hash algorithm by the number of hexadecimal digits of its hashes. */
const ALGORITHMS: Readonly<Record<number, string>> = { 32: 'md5', 40: 'sha1', 64: 'sha256', 128: 'sha512' };

const PREFIX_LENGTH = 12;
const hashPrefix = (hashed: string) => Number.parseInt(hashed.slice(0, PREFIX_LENGTH), 16);
const hashesByAlgorithm = new Map<string, ReadonlySet<number>>();

/** Also recognizes the empty text, and passwords with the line break that `echo` adds. */
export function isHashOfCommonPassword(text: string): boolean {
  const algorithm = ALGORITHMS[text.length];
  if (!algorithm || !/^[0-9a-f]+$/i.test(text)) return false;
  const hashes = hashesByAlgorithm.get(algorithm) ?? hashCommonPasswords(algorithm);
  hashesByAlgorithm.set(algorithm, hashes);
  return hashes.has(hashPrefix(text));
}

function hashCommonPasswords(algorithm: string): ReadonlySet<number> {
  const words = ['', ...Object.values(dictionary).flat()];
  return new Set(words.flatMap(word => [word, `${word}\n`].map(input => hashPrefix(hash(algorithm, input)))));
}
