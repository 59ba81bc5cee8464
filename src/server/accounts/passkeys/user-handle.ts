import { hash } from 'node:crypto';

/**
 * The same for all passkeys of an account; reveals nothing about it.
 * @spec D5.8
 */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');
