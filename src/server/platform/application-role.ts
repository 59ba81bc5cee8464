import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role of the migrations that owns no table. */
export const APPLICATION_ROLE = 'lavender_app';

/**
 * Lets the server's role log in, with a password that does not reveal the owner's.
 * @param ownerUrl URL of the migrated database's owner
 * @returns the URL with which the server connects
 * @spec D5.10
 */
export async function openApplicationRole(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', url.password).update(APPLICATION_ROLE).digest('base64url');
  url.username = APPLICATION_ROLE;
  url.password = password;
  // Another process may have opened it, and two changes of a role at the same time fail.
  if (await canConnect(url.href)) return url.href;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const literal = client.escapeLiteral(password);
    await client.query(`alter role ${APPLICATION_ROLE} login password ${literal}`);
  } finally {
    await client.end();
  }
  return url.href;
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
