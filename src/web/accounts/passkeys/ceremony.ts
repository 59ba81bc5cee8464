import type { BodyIn, Output } from '#contract/call';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';

type Made = BodyIn<typeof addPasskey>['made'];
type Signed = BodyIn<typeof passkeyLogin>['signed'];

// Loaded when it is wanted: most visits need none of it.
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all; browser only. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Has the device make a key. Rejects when its owner stops it: `whyNot` tells. */
export async function makeKey(optionsJSON: Output<typeof beginPasskey>['options']): Promise<Made> {
  const { startRegistration } = await webauthn();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has a key of the device's owner sign: asked for by a button, or offered among what the browser fills in. */
export async function signWithKey(
  optionsJSON: Output<typeof beginPasskeyLogin>['options'],
  how: 'asked' | 'offered',
): Promise<Signed> {
  const { startAuthentication } = await webauthn();
  const useBrowserAutofill = how === 'offered';
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
export const canOffer = async (): Promise<boolean> =>
  knowsPasskeys() && (await webauthn()).browserSupportsWebAuthnAutofill();

/** Withdraws what is offered or asked. */
export const withdraw = async (): Promise<void> => (await webauthn()).WebAuthnAbortService.cancelCeremony();

/** Tells the browser that a key opens nothing here any more, so that it stops offering it; not all listen. */
export async function forgetKey(credentialID: string): Promise<void> {
  const { sendSignal } = await webauthn();
  await sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID }).catch(
    () => undefined,
  );
}

/** Why a device made no key or signed nothing; null where it was something else than its owner's wish. */
export function whyNot(error: unknown): 'cancelled' | 'known' | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null;
}
