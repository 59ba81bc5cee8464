import type { Gift } from '#contract/gift-catalogue';

/** So long the same gift to the same member is another try of the first, whose answer nobody had; later it is another gift. */
const TRIED_MS = 10 * 60_000;

type Attempt = { client_id: string; at: number };
const keyOf = (profile: string, gift: Gift) => `gift attempt ${profile} ${gift}`;

/** The client id under which a gift is given: the same through closing, leaving and reloading while it is not known what became of it. */
export function attemptOf(profile: string, gift: Gift, now: number): string {
  const stored = sessionStorage.getItem(keyOf(profile, gift));
  const known = stored === null ? null : (JSON.parse(stored) as Attempt);
  if (known && now - known.at < TRIED_MS) return known.client_id;
  const attempt: Attempt = { client_id: crypto.randomUUID(), at: now };
  sessionStorage.setItem(keyOf(profile, gift), JSON.stringify(attempt));
  return attempt.client_id;
}

/** It was given: the next one is another. */
export const endAttempt = (profile: string, gift: Gift): void =>
  sessionStorage.removeItem(keyOf(profile, gift));
