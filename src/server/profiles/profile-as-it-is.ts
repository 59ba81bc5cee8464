import type { Db } from '../platform/db.ts';
import { presentOwnFacts } from './facts.ts';
import { selectFacts } from './queries.ts';

/** Everything a member says of himself at this moment, whoever looks: for evidence. Null when he is gone. */
export async function profileAsItIs(db: Db, profileId: string) {
  const row = await selectFacts(db, profileId);
  if (!row) return null;
  const { account_id: accountId, created_at, fictional } = row;
  return { accountId, facts: { ...presentOwnFacts(row), fictional, created_at } };
}
