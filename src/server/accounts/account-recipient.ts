import type { Db } from '../platform/db.ts';
import { selectRecipient } from './queries.ts';

/** @spec D2.31 */
export const accountRecipientOf = (db: Db, accountId: string) => selectRecipient(db, { id: accountId });
