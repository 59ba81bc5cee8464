import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from '#contract/constants';
import type { ErrorCode } from '#contract/errors';

const strengthEstimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Only this many characters are judged, because judging more would block the process. */
const JUDGED_LENGTH = 40;
/** Shorter parts of a name are ignored, because too many good passwords contain them. */
const MIN_PERSONAL_PART_LENGTH = 3;

type PasswordOwner = { name?: string | undefined; email?: string | undefined; siteName: string };

/** @spec 5.4 D2.3 */
export function passwordRefusal(
  password: string,
  owner: PasswordOwner,
): Extract<ErrorCode, 'password_contains_name' | 'password_weak'> | null {
  const personal = personalParts(owner);
  const folded = password.toLowerCase();
  if (personal.some(part => folded.includes(part))) return 'password_contains_name';
  const { score } = strengthEstimator.check(password.slice(0, JUDGED_LENGTH), [
    ...personal,
    owner.siteName.toLowerCase(),
  ]);
  return score < PASSWORD.minScore ? 'password_weak' : null;
}

function personalParts({ name = '', email = '' }: PasswordOwner): string[] {
  const parts = [name, email, email.split('@')[0] ?? ''].map(part => part.trim().toLowerCase());
  return parts.filter(part => part.length >= MIN_PERSONAL_PART_LENGTH);
}
