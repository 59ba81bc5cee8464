import type { Db } from '../platform/db.ts';
import { presentFacts } from './facts.ts';
import { selectFacts } from './queries.ts';

/**
 * Everything a member tells others of himself at this moment, whoever looks: for evidence. Where he is and who may see him are no part
 * of it, and his date of birth stands apart. Null when he is gone.
 */
export async function profileAsItIs(db: Db, profileId: string) {
  const row = await selectFacts(db, profileId);
  if (!row) return null;
  const {
    account_id: accountId,
    birth_date: birthDate,
    id,
    name,
    gender,
    country,
    fictional,
    created_at,
  } = row;
  return {
    accountId,
    birthDate,
    facts: { id, name, gender, country, ...presentFacts(row), fictional, created_at },
  };
}
