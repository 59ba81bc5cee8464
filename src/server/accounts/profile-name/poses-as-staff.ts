import { isNear } from './near-spelling.ts';
import { plainLetters } from './plain-letters.ts';
import { comparable } from './skeleton.ts';
import { ALONE_WORDS, FILLERS, JOINED_FILLERS, STAFF_WORDS } from './staff-words.ts';

/** From so many letters on a word of the staff, or the name of a site, is refused inside of other words too. */
const STANDS_OUT = 8;
const OWNER_STANDS_OUT = 6;

const comparables = (words: readonly string[]) => new Set(words.map(comparable));
const staff = comparables(STAFF_WORDS);
const alone = comparables(ALONE_WORDS);
const fillers = comparables([...FILLERS, ...JOINED_FILLERS]);
const joinedFillers = comparables(JOINED_FILLERS);
const standingOut = [...staff].filter(word => word.length >= STANDS_OUT);

/**
 * True when a name poses as staff, as the site or as its company: by a word of the site's staff, or by the name of one of `owners`,
 * however it is spelled (`Adm1n`, `S u p p o r t`, `LavenderTeam`).
 */
export function posesAsStaff(name: string, owners: readonly string[]): boolean {
  const owned = owners.map(ownerName).filter(owner => owner.length >= 3);
  const forbidden = new Set([...staff, ...owned]);
  const inside = [...standingOut, ...owned.filter(owner => owner.length >= OWNER_STANDS_OUT)];
  const words = wordsOf(name);
  const whole = comparable(name);
  return (
    inside.some(word => whole.includes(word)) ||
    words.some(spellings => spellings.some(word => forbidden.has(word) || isAdmin(word))) ||
    saysNothingElse(words, forbidden) ||
    isJoinedOf(whole, forbidden) ||
    isJoinedOf(comparable(withoutNumber(name)), forbidden) ||
    isMisspelled(
      words,
      whole,
      owned.filter(owner => owner.length >= OWNER_STANDS_OUT),
    )
  );
}

/** A company's name without its legal form. */
const ownerName = (owner: string): string =>
  comparable(owner.replace(/\b(b\.?v|n\.?v|gmbh|ltd|inc|llc|s\.?a\.?r\.?l|s\.?r\.?l)\b\.?/giu, ''));

const ADMINS = ['admin', 'админ'].map(comparable);
/** No given name begins or ends so. */
const isAdmin = (word: string): boolean =>
  ADMINS.some(admin => word.startsWith(admin) || word.endsWith(admin));

/** The words of a name, those written together as in `SupportJan` too, each with and without its number. */
const wordsOf = (name: string): string[][] =>
  plainLetters(name)
    .split(/[^\p{L}\p{M}\p{N}$@!|]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter(word => /\p{L}/u.test(word))
    .map(word => [comparable(word), comparable(withoutNumber(word))]);

const withoutNumber = (word: string): string => plainLetters(word).replace(/^\p{N}+|[\p{N}\s]+$/gu, '');

/** True for `The Help Team`: a word that poses as staff where nothing else stands beside it, and only such words. */
function saysNothingElse(words: readonly string[][], forbidden: ReadonlySet<string>): boolean {
  const poses = (spellings: string[]) => spellings.some(word => forbidden.has(word) || alone.has(word));
  const fills = (spellings: string[]) => spellings.some(word => fillers.has(word));
  return words.some(poses) && words.every(word => poses(word) || fills(word));
}

/** True for `The Lavendel Team`: nearly the name of an owner, beside a word that poses as staff and nothing else. */
function isMisspelled(words: readonly string[][], whole: string, owners: readonly string[]): boolean {
  const misspells = (text: string) => owners.some(owner => isNear(text, owner));
  const others = words.filter(spellings => !spellings.some(misspells));
  const beside = (word: string) =>
    (whole.startsWith(word) && misspells(whole.slice(word.length))) ||
    (whole.endsWith(word) && misspells(whole.slice(0, -word.length)));
  return (
    (others.length < words.length && saysNothingElse(others, staff)) || [...staff, ...alone].some(beside)
  );
}

/** True for `supportteamnl`: a forbidden word with nothing but such words around it, written together or in single letters. */
function isJoinedOf(text: string, forbidden: ReadonlySet<string>): boolean {
  /** For each beginning of the text: made of such words only, with a forbidden one among them, or neither. */
  const beginnings: (boolean | null)[] = [false];
  for (let end = 1; end <= text.length; end++) {
    let made: boolean | null = null;
    for (let start = 0; start < end && made !== true; start++) {
      const before = beginnings[start] ?? null;
      if (before === null) continue;
      const word = text.slice(start, end);
      if (forbidden.has(word)) made = true;
      else if (joinedFillers.has(word) || alone.has(word)) made = before;
    }
    beginnings.push(made);
  }
  return beginnings.at(-1) === true;
}
