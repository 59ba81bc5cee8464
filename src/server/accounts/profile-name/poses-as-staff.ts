import { comparableForm, plainLetters } from './plain-letters.ts';
import { FILLERS, JOINED_FILLERS, STAFF_WORDS, STANDALONE_STAFF_WORDS } from './staff-words.ts';

/** Staff words of at least this length are refused even inside other words. */
const MIN_SUBSTRING_LENGTH = 8;
const MIN_OWNER_SUBSTRING_LENGTH = 6;

const comparableSet = (words: readonly string[]) => new Set(words.map(comparableForm));
const staff = comparableSet(STAFF_WORDS);
const standalone = comparableSet(STANDALONE_STAFF_WORDS);
const fillers = comparableSet([...FILLERS, ...JOINED_FILLERS]);
const joinedFillers = comparableSet(JOINED_FILLERS);
const staffSubstrings = [...staff].filter(word => word.length >= MIN_SUBSTRING_LENGTH);

/**
 * Finds staff words and names of the site in any spelling, such as `Adm1n`.
 * @spec D2.40
 */
export function posesAsStaff(name: string, owners: readonly string[]): boolean {
  const ownerNames = owners.map(ownerName).filter(owner => owner.length >= 3);
  const forbidden = new Set([...staff, ...ownerNames]);
  const substrings = [
    ...staffSubstrings,
    ...ownerNames.filter(owner => owner.length >= MIN_OWNER_SUBSTRING_LENGTH),
  ];
  const words = wordsOf(name);
  const whole = comparableForm(name);
  return (
    substrings.some(word => whole.includes(word)) ||
    words.some(spellings => spellings.some(word => forbidden.has(word) || isAdmin(word))) ||
    hasOnlyStaffWords(words, forbidden) ||
    isConcatenation(whole, forbidden) ||
    isConcatenation(comparableForm(withoutNumber(name)), forbidden) ||
    isMisspelledOwner(
      words,
      whole,
      ownerNames.filter(owner => owner.length >= MIN_OWNER_SUBSTRING_LENGTH),
    )
  );
}

const ownerName = (owner: string): string =>
  comparableForm(owner.replace(/\b(b\.?v|n\.?v|gmbh|ltd|inc|llc|s\.?a\.?r\.?l|s\.?r\.?l)\b\.?/giu, ''));

const ADMIN_WORDS = ['admin', 'админ'].map(comparableForm);
/** No first name begins or ends with a word from `ADMIN_WORDS`. */
const isAdmin = (word: string): boolean =>
  ADMIN_WORDS.some(admin => word.startsWith(admin) || word.endsWith(admin));

/** Returns each word with and without the digits at its beginning and end. */
const wordsOf = (name: string): string[][] =>
  plainLetters(name)
    .split(/[^\p{L}\p{M}\p{N}$@!|]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter(word => /\p{L}/u.test(word))
    .map(word => [comparableForm(word), comparableForm(withoutNumber(word))]);

const withoutNumber = (word: string): string => plainLetters(word).replace(/^\p{N}+|[\p{N}\s]+$/gu, '');

/** True for a name such as `The Help Team`. */
function hasOnlyStaffWords(words: readonly string[][], forbidden: ReadonlySet<string>): boolean {
  const isStaffWord = (spellings: string[]) =>
    spellings.some(word => forbidden.has(word) || standalone.has(word));
  const isFiller = (spellings: string[]) => spellings.some(word => fillers.has(word));
  return words.some(isStaffWord) && words.every(word => isStaffWord(word) || isFiller(word));
}

/** True for a misspelled site name with staff words, such as `The Lavendel Team`. */
function isMisspelledOwner(words: readonly string[][], whole: string, owners: readonly string[]): boolean {
  const misspells = (text: string) => owners.some(owner => isNearSpelling(text, owner));
  const others = words.filter(spellings => !spellings.some(misspells));
  const isJoinedWithOwner = (word: string) =>
    (whole.startsWith(word) && misspells(whole.slice(word.length))) ||
    (whole.endsWith(word) && misspells(whole.slice(0, -word.length)));
  return (
    (others.length < words.length && hasOnlyStaffWords(others, staff)) ||
    [...staff, ...standalone].some(isJoinedWithOwner)
  );
}

/** True for staff words without spaces, such as `supportteamnl`. */
function isConcatenation(text: string, forbidden: ReadonlySet<string>): boolean {
  /** Null for a prefix with unknown words, otherwise whether it contains a forbidden word. */
  const prefixes: (boolean | null)[] = [false];
  for (let end = 1; end <= text.length; end++) {
    let containsForbidden: boolean | null = null;
    for (let start = 0; start < end && containsForbidden !== true; start++) {
      const prefix = prefixes[start] ?? null;
      if (prefix === null) continue;
      const word = text.slice(start, end);
      if (forbidden.has(word)) containsForbidden = true;
      else if (joinedFillers.has(word) || standalone.has(word)) containsForbidden = prefix;
    }
    prefixes.push(containsForbidden);
  }
  return prefixes.at(-1) === true;
}

const LONG_WORD_LENGTH = 8;

/**
 * `allowed` counts characters that are added, missing or replaced.
 * @spec D2.40
 */
const isNearSpelling = (text: string, word: string): boolean => {
  const allowed = word.length < LONG_WORD_LENGTH ? 1 : 2;
  return Math.abs(text.length - word.length) <= allowed && editDistance(text, word) <= allowed;
};

function editDistance(text: string, word: string): number {
  let previousRow = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [row, character] of [...text].entries()) {
    const currentRow = [row + 1];
    for (const [column, other] of [...word].entries()) {
      const substituted = (previousRow[column] ?? 0) + (character === other ? 0 : 1);
      currentRow.push(
        Math.min(substituted, (previousRow[column + 1] ?? 0) + 1, (currentRow[column] ?? 0) + 1),
      );
    }
    previousRow = currentRow;
  }
  return previousRow.at(-1) ?? 0;
}
