import type { PasskeyEntry } from '#contract/passkeys';
import type { PasskeyRow } from './queries.ts';

/** @spec D5.8 */
export const presentPasskey = (row: PasskeyRow): PasskeyEntry => ({
  id: row.id,
  credential: row.credential_id.toString('base64url'),
  name: row.name,
  created: row.created_at.toISOString(),
  used: row.used_at?.toISOString() ?? null,
});
