import { hash } from 'node:crypto';

/**
 * WebAuthn user handle of an account: the same for all its passkeys, and reveals nothing about it.
 * @spec D5.8
 */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');
