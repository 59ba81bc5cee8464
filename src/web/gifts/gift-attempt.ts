import type { Gift } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';

/** So long the same gift to the same member is another try of the first, whose answer nobody had; later it is another gift. */
const TRIED_MS = 10 * 60_000;

type Attempt = { client_id: string; at: number };
/** Who gives what to whom. */
export type Giving = { member: string; profile: string; gift: Gift };
const nameOf = ({ member, profile, gift }: Giving) =>
  persistedKey(member, 'gift-attempt', `${profile} ${gift}`);

/** The client id under which a gift is given: the same through closing, leaving and reloading while it is not known what became of it. */
export function attemptOf(giving: Giving, now: number): string {
  const known = readPersisted<Attempt>(nameOf(giving), 'tab');
  if (known && now - known.at < TRIED_MS) return known.client_id;
  const attempt: Attempt = { client_id: crypto.randomUUID(), at: now };
  persist(nameOf(giving), attempt, 'tab');
  return attempt.client_id;
}

/** It was given: the next one is another. */
export const endAttempt = (giving: Giving): void => persist(nameOf(giving), null, 'tab');
