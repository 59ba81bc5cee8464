import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterLocation, resolveClusterLocation } from './embedded-postgres/cluster-location.ts';
import { clusterPassword, clusterPort } from './embedded-postgres/credentials.ts';
import { clusterUrl, initialise } from './embedded-postgres/initialise.ts';
import { maintenanceUrl, type Ownership, takeOwnership } from './embedded-postgres/ownership.ts';
import {
  livePostmaster,
  type Postmaster,
  PostmasterFailed,
  startPostmaster,
  stopPostmaster,
  waitUntilGone,
} from './embedded-postgres/postmaster.ts';
import { toStartError } from './embedded-postgres/start-failure.ts';
import { StartError } from './start-error.ts';

interface EmbeddedPostgresOptions {
  directory: string;
  log: (line: string) => void;
  /** `false` makes the server faster, but a crash loses data: for tests only. */
  durable?: boolean;
  /** If true, several processes use the cluster, and the last remaining process stops it. */
  shared?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts or takes over a server, and restarts the server whenever it dies. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  let cluster: Cluster | undefined;
  try {
    cluster = new Cluster(options);
    await cluster.start();
    return cluster;
  } catch (error) {
    await cluster?.stop();
    throw toStartError(error, path.resolve(options.directory));
  }
}

class Cluster implements EmbeddedPostgres {
  url = '';
  private readonly location: ClusterLocation;
  private readonly password: string;
  private readonly log: (line: string) => void;
  private readonly durable: boolean;
  private readonly shared: boolean;
  private postmaster: Postmaster | undefined;
  private ownership: Ownership | undefined;
  private stopping: Promise<void> | undefined;
  private recovery: Promise<void> | undefined;

  constructor({ directory, log, durable = true, shared = false }: EmbeddedPostgresOptions) {
    mkdirSync(directory, { recursive: true });
    this.location = resolveClusterLocation(directory);
    this.password = clusterPassword(this.location);
    this.log = log;
    this.durable = durable;
    this.shared = shared;
  }

  async start(): Promise<void> {
    await initialise(this.location, this.password, this.durable);
    this.postmaster =
      (await this.waitForRunningServer()) ?? (await this.launch(await clusterPort(this.location)));
    this.url = clusterUrl(this.postmaster.port, this.password);
    await this.acquireOwnership();
    await createDatabase(this.url);
  }

  stop(): Promise<void> {
    this.stopping ??= this.shutDown();
    return this.stopping;
  }

  private async shutDown(): Promise<void> {
    if (this.recovery) await this.recovery;
    if (!this.ownership || !this.postmaster) return;
    const last = !this.shared || (await this.ownership.isSoleOwner());
    const stopping = last && stopPostmaster(this.postmaster.pid, this.location.data);
    await this.ownership.release();
    await stopping;
  }

  /** Waits while a server starts or stops. Resolves to undefined if no server runs. */
  private async waitForRunningServer(): Promise<Postmaster | undefined> {
    for (;;) {
      const postmaster = livePostmaster(this.location.data);
      if (!postmaster || postmaster.status === 'ready') return postmaster;
      await waitUntilGone(postmaster.pid, this.location.data, 100);
    }
  }

  /** Two processes that start a server at the same time use the same server. */
  private async launch(port: number): Promise<Postmaster> {
    try {
      return await startPostmaster(this.location, port, this.durable);
    } catch (error) {
      const other = error instanceof PostmasterFailed ? await this.waitForRunningServer() : undefined;
      if (!other) throw error;
      return other;
    }
  }

  private async acquireOwnership(): Promise<void> {
    this.ownership = await takeOwnership(this.url, this.shared, () => {
      this.recovery = this.recover();
    });
    if (!this.ownership)
      throw new StartError(`Lavender already runs in this folder (${this.location.directory} is in use).`);
  }

  /** Uses the old port again, because the pools of this process reconnect to it. */
  private async recover(): Promise<void> {
    if (this.stopping) return;
    this.log('PostgreSQL is gone; bringing it back.');
    while (!this.stopping) {
      try {
        this.postmaster =
          (await this.waitForRunningServer()) ?? (await this.launch(this.postmaster?.port ?? 0));
        await this.acquireOwnership();
        this.log('PostgreSQL is back.');
        return;
      } catch (error) {
        this.log(toStartError(error, this.location.directory).message);
        await delay(1000);
      }
    }
  }
}

/** Arbitrary id of an advisory lock, which ends with the connection. */
const CREATION_LOCK = 710_023;

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl(url) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const name = new URL(url).pathname.slice(1);
    // Only one of the processes that start a shared cluster may create the database.
    await client.query('select pg_advisory_lock($1)', [CREATION_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
