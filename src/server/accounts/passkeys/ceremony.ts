import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { PASSKEYS } from '#contract/constants';
import type { CreationOptions, RequestOptions } from '#contract/passkeys';
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
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null) return null;
  const taken = await consumeChallenge(db, { ...purpose, hash: hashSecret(challenge), now: clock.now() });
  return taken ? challenge : null;
}

const clientData = z.object({ challenge: z.string() });

/** Reads which challenge a response answers; null if it is malformed. */
export function challengeOf(clientDataJSON: string): string | null {
  const parsed = parseJson(Buffer.from(clientDataJSON, 'base64url').toString());
  return clientData.safeParse(parsed).data?.challenge ?? null;
}

/**
 * The handle is a hash, so that it reveals nothing about the account.
 * @spec D5.8
 */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');

const STAFF_HANDLE = 'staff:';

/**
 * Staff and members of a site share its host, so the handle says whose a passkey is.
 * @spec D5.8
 */
export const staffHandleOf = (staffId: string): string =>
  Buffer.concat([Buffer.from(STAFF_HANDLE), hash('sha256', `passkeys of ${staffId}`, 'buffer')]).toString(
    'base64url',
  );

export const isStaffHandle = (handle: string | undefined): boolean =>
  Buffer.from(handle ?? '', 'base64url')
    .subarray(0, STAFF_HANDLE.length)
    .toString() === STAFF_HANDLE;

type NewPasskey = {
  challenge: string;
  rp: CreationOptions['rp'];
  handle: string;
  /** What the authenticator calls the owner. */
  name: string;
  /** Passkeys that the owner has already. */
  existing: readonly { credential_id: Buffer }[];
};

/**
 * The authenticator must verify the user.
 * @spec D5.8
 */
export const creationOptionsOf = ({
  challenge,
  rp,
  handle,
  name,
  existing,
}: NewPasskey): CreationOptions => ({
  challenge,
  rp,
  user: { id: handle, name, displayName: name },
  pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
  timeout: PASSKEYS.challengeSeconds * 1_000,
  excludeCredentials: existing.map(credentialOf),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

/** @spec D5.8 */
export const requestOptionsOf = (challenge: string, rpId: string): RequestOptions => ({
  challenge,
  rpId,
  timeout: PASSKEYS.challengeSeconds * 1_000,
  userVerification: 'required',
});

export const credentialOf = (row: { credential_id: Buffer }) => ({
  id: row.credential_id.toString('base64url'),
  type: 'public-key' as const,
});
