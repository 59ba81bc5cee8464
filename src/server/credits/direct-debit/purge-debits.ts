import { DEBIT_TIMES } from '#contract/constants';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteOldDebits, deleteUnconfirmedDebits } from './queries.ts';

/**
 * Forgets forms nobody agreed to once their payment came to nothing, and mandates when nobody can dispute them any more: the scheme asks to
 * keep one for 13 months after its debit was collected.
 */
export const purgeDebits = ({ db, clock }: App): Promise<void> =>
  deleteOldDebits(db, clock.now(), DEBIT_TIMES.mandateRetentionMonths);

/** Whoever is erased leaves nothing he did not agree to; a mandate he gave stays with its payment, sealed, without him. */
export const eraseUnconfirmedDebits = ({ db }: Tx, { accountId }: { accountId: string }): Promise<void> =>
  deleteUnconfirmedDebits(db, accountId);
