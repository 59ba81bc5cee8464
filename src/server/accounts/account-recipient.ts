import type { Db } from '../platform/db.ts';
import { selectRecipient } from './queries.ts';

/**
 * Undefined when the account is gone.
 * @spec D2.31
 */
export const accountRecipientOf = (db: Db, accountId: string) => selectRecipient(db, { id: accountId });
