import { hash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The usual algorithms by the length of their hashes in hexadecimal digits. */
const ALGORITHMS: Readonly<Record<number, string>> = { 32: 'md5', 40: 'sha1', 64: 'sha256', 128: 'sha512' };

/** So many digits tell the hashes apart, and are kept as a number. */
const PREFIX = 12;
const prefixOf = (hashed: string) => Number.parseInt(hashed.slice(0, PREFIX), 16);
const known = new Map<string, ReadonlySet<number>>();

/** True for a hash, in hexadecimal, of nothing or of one of the usual passwords, as `echo -n` or `echo` pass it on. */
export function isHashOfWord(text: string): boolean {
  const algorithm = ALGORITHMS[text.length];
  if (!algorithm || !/^[0-9a-f]+$/i.test(text)) return false;
  const hashes = known.get(algorithm) ?? hashesOfWords(algorithm);
  known.set(algorithm, hashes);
  return hashes.has(prefixOf(text));
}

function hashesOfWords(algorithm: string): ReadonlySet<number> {
  const words = ['', ...Object.values(dictionary).flat()];
  return new Set(words.flatMap(word => [word, `${word}\n`].map(input => prefixOf(hash(algorithm, input)))));
}
