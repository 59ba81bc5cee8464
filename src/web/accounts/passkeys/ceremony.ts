import type { BodyIn } from '#contract/call';
import type { addPasskey, CreationOptions, passkeyLogin, RequestOptions } from '#contract/passkeys';

type RegistrationResponse = BodyIn<typeof addPasskey>['made'];
type AuthenticationResponse = BodyIn<typeof passkeyLogin>['signed'];

const loadWebauthn = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * @throws if the member cancels
 * @spec D5.8
 */
export async function createPasskey(optionsJSON: CreationOptions): Promise<RegistrationResponse> {
  const { startRegistration } = await loadWebauthn();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * @throws if the member cancels
 * @spec D5.8
 */
export async function signChallenge(
  optionsJSON: RequestOptions,
  mode: 'prompt' | 'autofill',
): Promise<AuthenticationResponse> {
  const { startAuthentication } = await loadWebauthn();
  const useBrowserAutofill = mode === 'autofill';
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

export const supportsAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await loadWebauthn()).browserSupportsWebAuthnAutofill();

export const abortCeremony = async (): Promise<void> =>
  (await loadWebauthn()).WebAuthnAbortService.cancelCeremony();

/** Informs the browser, if possible, that the site does not know this passkey. */
export async function reportUnknownPasskey(credentialID: string): Promise<void> {
  const { sendSignal } = await loadWebauthn();
  await sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID }).catch(
    () => undefined,
  );
}

/** `known` means that the device already has a passkey for this account. */
export function ceremonyFailure(error: unknown): 'cancelled' | 'known' | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null;
}
