import pg from 'pg';

/** An advisory lock, which PostgreSQL releases even if the process is killed. */
export interface Ownership {
  /** If no other process uses the cluster, resolves to true and locks others out. */
  isSoleOwner(): Promise<boolean>;
  release(): Promise<void>;
}

/** Arbitrary id of the lock. */
const lock = 710_021;

/**
 * @param onLost called once when the server ended
 * @returns undefined when another process owns the cluster
 */
export async function takeOwnership(
  url: string,
  shared: boolean,
  onLost: () => void,
): Promise<Ownership | undefined> {
  const client = new pg.Client({ connectionString: maintenanceUrl(url), application_name: 'lavender owner' });
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
  const callLock = async (call: string) => {
    const { rows } = await client.query<{ yes: boolean }>(`select ${call}($1) as yes`, [lock]);
    return rows[0]?.yes === true;
  };
  const isSoleOwner = async () => {
    if (!shared) return true;
    await callLock('pg_advisory_unlock_shared');
    return callLock('pg_try_advisory_lock');
  };
  try {
    await client.connect();
    held = await callLock(shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock');
  } finally {
    if (!held) await release();
  }
  return held ? { isSoleOwner, release } : undefined;
}

export function maintenanceUrl(url: string): string {
  const address = new URL(url);
  address.pathname = '/postgres';
  return address.href;
}
