import * as z from 'zod/mini';
import { PROFILE_NAME_LENGTH } from './constants.ts';
import { text } from './fields.ts';

/** @spec 5.1 D2.2 */
export const profileName = text(1_000).check(
  z.refine(name => isBetween([...name].length, PROFILE_NAME_LENGTH), { error: 'name_length' }),
  z.refine(name => !name.startsWith('@'), { error: 'name_starts_with_at' }),
  z.refine(name => /[\p{L}\p{N}]/u.test(name) && !INVISIBLE_CHARACTERS.test(name), {
    error: 'name_characters',
  }),
);
/**
 * Codes for names that deceive, or that point to a contact outside the site.
 * @spec D2.40
 */
export const deceptiveNameErrors = [
  'name_poses_as_staff',
  'name_contact_details',
  'name_mixed_scripts',
] as const;
export const nameErrors = [
  'name_starts_with_at',
  'name_length',
  'name_characters',
  ...deceptiveNameErrors,
] as const;
/** Leaves out joiners and up to four combining marks, because some scripts need them. */
const INVISIBLE_CHARACTERS =
  /[\r\n\t\u2028\u2029\u2800]|(?<=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]\p{M}*)[\u200c\u200d]|\p{M}{5}|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
const isBetween = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max;

/** @spec 5.1 */
export const nameIsEmail = (name: string, email: string): boolean =>
  name.trim().toLowerCase() === email.trim().toLowerCase();
