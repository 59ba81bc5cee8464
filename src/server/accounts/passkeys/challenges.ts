import * as z from 'zod/mini';
import { PASSKEYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { consumeChallenge, insertChallenge } from './queries.ts';

/** For what a challenge is good: a site and, for adding a passkey, an account. */
export type ChallengePurpose = { siteId: number; accountId: string | null };

/** Makes what an authenticator has to sign within 5 minutes; only its hash is stored. */
export async function issueChallenge({ db, clock }: App, purpose: ChallengePurpose): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(clock.now().getTime() + PASSKEYS.challengeSeconds * 1_000);
  await insertChallenge(db, { ...purpose, hash: hashSecret(challenge), expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that was signed, whether or not the signature turns out to be right.
 * @returns the challenge; null when it is none of ours, too old, used, or was for something else
 */
export async function redeemChallenge(
  { db, clock }: App,
  clientDataJSON: string,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const challenge = parseChallenge(clientDataJSON);
  if (challenge === null) return null;
  const taken = await consumeChallenge(db, { ...purpose, hash: hashSecret(challenge), now: clock.now() });
  return taken ? challenge : null;
}

const clientData = z.object({ challenge: z.string() });

function parseChallenge(clientDataJSON: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientData.parse(parsed).challenge;
  } catch {
    return null;
  }
}
