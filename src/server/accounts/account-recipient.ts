import type { Db } from '../platform/db.ts';
import { selectRecipient } from './queries.ts';

/** Whom letters about an account go to, undefined where it is gone. */
export const accountRecipientOf = (db: Db, accountId: string) => selectRecipient(db, { id: accountId });
