import { hash } from 'node:crypto';

/** What authenticators know an account by: nothing that tells who it is, the same for each of its passkeys. */
export const userHandleOf = (accountId: string): string =>
  hash('sha256', `passkeys of ${accountId}`, 'base64url');
