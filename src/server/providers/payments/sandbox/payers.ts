import { hash } from 'node:crypto';

/** Who pays at the test bank: an account that never paid before, or one of two that can pay again and again. */
export const sandboxPayers = ['new', 'a', 'b'] as const;
export type SandboxPayer = (typeof sandboxPayers)[number];

export const sandboxPayerIn = (name: string | null): SandboxPayer =>
  sandboxPayers.find(payer => payer === name) ?? 'new';

/**
 * The test bank's name for the account: the same for the same payer.
 * @spec 4.9
 */
export const sandboxPayerKey = (payer: SandboxPayer, reference: string): string =>
  hash('sha256', `payer ${payer === 'new' ? reference : payer}`).slice(0, 32);
