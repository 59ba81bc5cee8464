import type { ErrorCode } from '#contract/errors';
import { nameIsEmail } from '#contract/profile-name';
import type { Site } from '../../site/sites.ts';
import { holdsContactDetails } from './contact-details.ts';
import { skeletonOf } from './plain-letters.ts';
import { posesAsStaff } from './poses-as-staff.ts';

type NamedSite = Pick<Site, 'settings' | 'company'>;

export const nameRefusalFor = (name: string, email: string | undefined, site: NamedSite): ErrorCode | null =>
  email && nameIsEmail(name, email) ? 'name_equals_email' : nameRefusal(name, site);

/** @spec 5.1 D2.40 */
export function nameRefusal(name: string, { settings, company }: NamedSite): ErrorCode | null {
  if (posesAsStaff(name, [settings.name, company.name, ...company.tradenames])) return 'name_poses_as_staff';
  if (holdsContactDetails(name)) return 'name_contact_details';
  if (mixesScripts(name) || passesForLatin(name)) return 'name_mixed_scripts';
  return null;
}

/** Scripts that Unicode recommends for names (UAX 31, table 5). */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Khmer',
];
/** Scripts that one text may combine (UTS 39, "highly restrictive"). */
const COMBINED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const WRITING_SYSTEMS = [...SCRIPTS.map(script => [script]), ...COMBINED_SCRIPTS].map(scripts => {
  const classes = ['Common', 'Inherited', ...scripts].map(script => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/** @spec D2.40 */
const mixesScripts = (name: string): boolean => {
  const normalized = name.normalize('NFKC');
  return !WRITING_SYSTEMS.some(writing => writing.test(normalized));
};

/** True for a name that only looks Latin, such as `apple` in Cyrillic. */
function passesForLatin(name: string): boolean {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters !== '' && !/\p{scx=Latin}/u.test(letters) && /^[a-z]+$/.test(skeletonOf(letters));
}
