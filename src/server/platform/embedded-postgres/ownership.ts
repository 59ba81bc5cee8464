import pg from 'pg';

/** Holds a cluster for this process: a lock that ends with the process, however it ends. */
export interface Ownership {
  /** Whether no other process holds the cluster too; from then on none can. */
  alone(): Promise<boolean>;
  /** Lets go; `onLost` is not called any more. */
  release(): Promise<void>;
}

/** Any number; locks are per database, and nobody else works in the maintenance database. */
const lock = 710_021;

/**
 * Takes the cluster, alone, or together with other processes that say `shared`.
 * @param onLost called once when the connection breaks, and the ownership with it: the server crashed or was killed
 * @returns undefined when another process has it
 */
export async function takeOwnership(
  url: string,
  shared: boolean,
  onLost: () => void,
): Promise<Ownership | undefined> {
  const client = new pg.Client({ connectionString: maintenance(url), application_name: 'lavender owner' });
  let held = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (held) onLost();
    held = false;
  });
  const release = () => {
    held = false;
    return client.end().catch(() => undefined);
  };
  const lockBy = async (call: string) => {
    const { rows } = await client.query<{ yes: boolean }>(`select ${call}($1) as yes`, [lock]);
    return rows[0]?.yes === true;
  };
  const alone = async () => {
    if (!shared) return true;
    await lockBy('pg_advisory_unlock_shared');
    return lockBy('pg_try_advisory_lock');
  };
  try {
    await client.connect();
    held = await lockBy(shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock');
  } finally {
    if (!held) await release();
  }
  return held ? { alone, release } : undefined;
}

/** The same server's maintenance database. */
export function maintenance(url: string): string {
  const address = new URL(url);
  address.pathname = '/postgres';
  return address.href;
}
