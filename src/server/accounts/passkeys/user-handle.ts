import { hash } from 'node:crypto';

/**
 * The handle is a hash, so that it reveals nothing about the account.
 * @spec D5.8
 */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');
