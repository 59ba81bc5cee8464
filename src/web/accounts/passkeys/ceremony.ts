import type { BodyIn, Output } from '#contract/call';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';

type RegistrationResponse = BodyIn<typeof addPasskey>['made'];
type AuthenticationResponse = BodyIn<typeof passkeyLogin>['signed'];

// Loaded when it is wanted: most visits need none of it.
const loadWebauthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all; browser only. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Has the device make a key. Rejects when its owner stops it: `whyNot` tells. */
export async function createPasskey(
  optionsJSON: Output<typeof beginPasskey>['options'],
): Promise<RegistrationResponse> {
  const { startRegistration } = await loadWebauthn();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has a key of the device's owner sign: asked for by a button, or offered among what the browser fills in. */
export async function signChallenge(
  optionsJSON: Output<typeof beginPasskeyLogin>['options'],
  mode: 'asked' | 'offered',
): Promise<AuthenticationResponse> {
  const { startAuthentication } = await loadWebauthn();
  const useBrowserAutofill = mode === 'offered';
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Whether the browser can offer passkeys in a field. */
export const supportsAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await loadWebauthn()).browserSupportsWebAuthnAutofill();

/** Withdraws what is offered or asked. */
export const abortCeremony = async (): Promise<void> =>
  (await loadWebauthn()).WebAuthnAbortService.cancelCeremony();

/** Tells the browser that a key opens nothing here any more, so that it stops offering it; not all listen. */
export async function reportUnknownPasskey(credentialID: string): Promise<void> {
  const { sendSignal } = await loadWebauthn();
  await sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID }).catch(
    () => undefined,
  );
}

/** Why a device made no key or signed nothing; null where it was something else than its owner's wish. */
export function ceremonyFailure(error: unknown): 'cancelled' | 'known' | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null;
}
