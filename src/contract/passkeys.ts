import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { defineCall } from './call.ts';
import { id, text, timestamp } from './fields.ts';

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const publicKey = z.literal('public-key');
const extensions = z.optional(z.record(z.string(), z.unknown()));

export const passkeyEntry = z.object({
  id,
  /** When the passkey is removed, the browser reports this credential id to the authenticator. */
  credential: z.string(),
  name: z.string(),
  created: timestamp,
  /** Time of the last login with the passkey; null if never used. */
  used: z.nullable(timestamp),
});
export type PasskeyEntry = z.output<typeof passkeyEntry>;

export const passkeyName = text(50).check(z.minLength(1, { error: 'field_required' }));

/** WebAuthn `RegistrationResponseJSON`. */
export const registrationResponse = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(100_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensions,
});
export type RegistrationResponse = z.output<typeof registrationResponse>;

/** WebAuthn `AuthenticationResponseJSON`. */
export const authenticationResponse = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: publicKey,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: z.optional(base64url(100)),
  }),
  clientExtensionResults: extensions,
});
export type AuthenticationResponse = z.output<typeof authenticationResponse>;

const credential = z.object({ id: z.string(), type: publicKey });

/** WebAuthn `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** WebAuthn `PublicKeyCredentialRequestOptionsJSON`; without `allowCredentials`, the browser chooses the passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(z.array(credential)),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** @spec D5.8 */
export const getPasskeys = defineCall('GET', '/api/passkeys.php', {
  summary: 'The caller’s passkeys',
  section: 'D5.8',
  output: z.object({ passkeys: z.array(passkeyEntry) }),
  provides: ['passkeys'],
  caching: 'none',
});

/**
 * Requires the password unless the login is recent.
 * @spec D5.8
 */
export const beginPasskey = defineCall('POST', '/api/passkey.php', {
  marker: 'challenge=1',
  summary: 'Begin to add a passkey',
  section: 'D5.8',
  body: z.object({ password: z.optional(z.string().check(z.maxLength(1_000))) }),
  output: z.object({ options: creationOptions }),
  errors: ['field_required', 'password_wrong', 'login_blocked', 'passkey_limit'],
  repeat: 'none',
  invalidates: [],
});

/** @spec D5.8 */
export const addPasskey = defineCall('POST', '/api/passkey.php', {
  summary: 'Add the passkey that was made',
  section: 'D5.8',
  body: z.object({ made: registrationResponse }),
  output: z.object({ passkey: passkeyEntry }),
  errors: ['passkey_refused', 'passkey_limit'],
  repeat: 'key',
  invalidates: ['passkeys'],
});

/** @spec D5.8 */
export const renamePasskey = defineCall('PUT', '/api/passkey.php', {
  summary: 'Rename a passkey',
  section: 'D5.8',
  body: z.object({ id, name: passkeyName }),
  output: z.object({ passkey: passkeyEntry }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['passkeys'],
});

/** @spec D5.8 */
export const removePasskey = defineCall('DELETE', '/api/passkey.php', {
  summary: 'Remove a passkey',
  section: 'D5.8',
  body: z.object({ id }),
  errors: ['not_found'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['passkeys'],
});

/**
 * The browser chooses the passkey, so the caller types no email address.
 * @spec D5.8
 */
export const beginPasskeyLogin = defineCall('POST', '/api/passkey-login.php', {
  marker: 'challenge=1',
  summary: 'Begin to log in with a passkey',
  section: 'D5.8',
  output: z.object({ options: requestOptions }),
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});

/** @spec D5.8 */
export const passkeyLogin = defineCall('POST', '/api/passkey-login.php', {
  summary: 'Log in with a passkey',
  section: 'D5.8',
  body: z.object({ signed: authenticationResponse }),
  output: z.object({ user }),
  errors: ['login_failed', 'passkey_unknown', 'account_deleting', 'account_banned'],
  access: 'anyone',
  repeat: 'none',
  invalidates: [],
});
