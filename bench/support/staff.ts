import type pg from 'pg';
import { staffRoles } from '../../src/contract/staff-permissions.ts';
import { hashSecret, newSecret } from '../../src/server/platform/secrets.ts';

/** Returns the value of the session cookie of a person with all roles, whose second factor was just given. */
export async function logInStaff(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into staff (site_id, email, name, roles, created_at) values (1, gen_random_uuid() || '@mail.example', 'Sanne', $1, now())
     returning id`,
    [staffRoles],
  );
  const secret = newSecret();
  await client.query(
    `insert into staff_sessions (secret_hash, staff_id, created_at, expires_at, verified_at)
     values ($1, $2, now(), now() + interval '8 hours', now())`,
    [hashSecret(secret), rows[0]?.id],
  );
  return secret;
}
