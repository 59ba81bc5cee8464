import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from '#contract/constants';
import type { ErrorCode } from '#contract/errors';

const strengthEstimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What follows adds strength only, and judging it all would hold up every other request. */
const JUDGED_LENGTH = 40;
/** Parts of a name shorter than this stand in too many good passwords. */
const MIN_PERSONAL_PART_LENGTH = 3;

/** What is known of the one who chooses a password. */
export type PasswordOwner = { name?: string | undefined; email?: string | undefined; siteName: string };

/** Refuses a password that names its owner or is easy to guess (decisions, section 2); null when it is good. */
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

/** The name, the address and the part of it before the @, in lower case. */
function personalParts({ name = '', email = '' }: PasswordOwner): string[] {
  const parts = [name, email, email.split('@')[0] ?? ''].map(part => part.trim().toLowerCase());
  return parts.filter(part => part.length >= MIN_PERSONAL_PART_LENGTH);
}
