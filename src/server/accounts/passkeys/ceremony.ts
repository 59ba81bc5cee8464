import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { PASSKEYS } from '#contract/constants';
import type { App, Caller } from '../../app.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { consumeChallenge, insertChallenge } from './queries.ts';

/** COSE numbers of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The host can be trusted, because `identify` accepts only configured hosts.
 * @spec D5.8
 */
export const relyingParty = (app: Pick<App, 'secure'>, { host }: Pick<Caller, 'host'>) => ({
  rpId: new URL(`http://${host}`).hostname,
  origin: `${app.secure ? 'https' : 'http'}://${host}`,
});

type ChallengePurpose = { siteId: number; accountId: string | null };

/**
 * The challenge is valid for 5 minutes; only its hash is stored.
 * @spec D5.8
 */
export async function issueChallenge(
  { db, clock }: App,
  { siteId, accountId }: ChallengePurpose,
): Promise<string> {
  const challenge = newSecret();
  await insertChallenge(db, {
    challenge_hash: hashSecret(challenge),
    site_id: siteId,
    account_id: accountId,
    expires_at: new Date(clock.now().getTime() + PASSKEYS.challengeSeconds * 1_000),
  });
  return challenge;
}

/**
 * Call this before verifying the signature, so that each challenge allows one try.
 * @returns null if the challenge is not usable or has another purpose
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
  const parsed = parseJson(Buffer.from(clientDataJSON, 'base64url').toString());
  return clientData.safeParse(parsed).data?.challenge ?? null;
}

/**
 * The handle is a hash, so that it reveals nothing about the account.
 * @spec D5.8
 */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');
