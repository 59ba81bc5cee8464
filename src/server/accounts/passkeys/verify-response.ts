import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AuthenticationResponse, RegistrationResponse } from '#contract/passkeys';
import type { App, Caller } from '../../app.ts';
import { deviceOf } from '../sessions/device.ts';
import { ALGORITHMS, relyingParty } from './ceremony.ts';

type Place = Pick<Caller, 'host'>;

/**
 * Checks a passkey that a browser made, of a member or of staff.
 * @returns null if the response is for another origin, host or challenge, or the user was not verified
 * @spec D5.8
 */
export async function verifyRegistration(
  app: Pick<App, 'secure'>,
  caller: Place,
  { made, challenge }: { made: RegistrationResponse; challenge: string },
): Promise<{ credentialId: Buffer; publicKey: Buffer; counter: number } | null> {
  const { rpId, origin } = relyingParty(app, caller);
  const { clientDataJSON, attestationObject } = made.response;
  const result = await verifyRegistrationResponse({
    response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
}

type SignedChallenge = {
  signed: AuthenticationResponse;
  challenge: string;
  passkey: { publicKey: Buffer; counter: string | number | bigint };
};

/**
 * Checks what a passkey signed; the caller checks whose it is.
 * @returns the passkey's new counter; null if the signature, origin or counter is wrong, or the user was not verified
 * @spec D5.8
 */
export async function verifySignature(
  app: Pick<App, 'secure'>,
  caller: Place,
  { signed, challenge, passkey }: SignedChallenge,
): Promise<number | null> {
  const { rpId, origin } = relyingParty(app, caller);
  const { userHandle, ...response } = signed.response;
  const result = await verifyAuthenticationResponse({
    response: {
      ...signed,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: signed.id,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/** The name of a new passkey: the browser and the system that made it. */
export function defaultPasskeyName({ userAgent }: Pick<Caller, 'userAgent'>): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
