import type { Db } from '../platform/db.ts';
import { selectAddressee } from './queries.ts';

/** Whom letters about an account go to, undefined where it is gone. */
export const addresseeOf = (db: Db, accountId: string) => selectAddressee(db, { id: accountId });
