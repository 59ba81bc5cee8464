import { type ChildServer, startChild } from './child-server.ts';
import { openCluster } from './cluster.ts';

/** A database with so many members. */
export type FloodedDatabase = { members: number; url: string };

/** What figures measure in: databases of every size that was asked for, servers, and a word about what goes on. */
export type BenchEnvironment = {
  /** Smallest first. */
  databases: FloodedDatabase[];
  smallest: FloodedDatabase;
  largest: FloodedDatabase;
  /** Starts one of the servers of this folder on a database. */
  serve(module: string, databaseUrl: string, setup?: Record<string, string>): Promise<ChildServer>;
  log(line: string): void;
  close(): Promise<void>;
};

/**
 * Opens the house: members are flooded once for each size and kept for the next time.
 * @param sizes how many members
 * @param server address of a database server to use instead of one of our own
 */
export async function openBenchEnvironment(
  sizes: number[],
  server: string | undefined,
): Promise<BenchEnvironment> {
  const cluster = await openCluster(server);
  const databases: FloodedDatabase[] = [];
  for (const members of sizes.toSorted((a, b) => a - b)) {
    databases.push({ members, url: await cluster.floodedDatabase(members) });
  }
  const [smallest] = databases;
  const largest = databases.at(-1);
  if (!smallest || !largest) throw new RangeError('at least one number of members is needed');
  return {
    databases,
    smallest,
    largest,
    serve: (module, databaseUrl, setup = {}) =>
      startChild(module, { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...setup }),
    log: line => console.log(`    ${line}`),
    close: () => cluster.close(),
  };
}

/** A number of members as one says it. */
export const sizeName = (members: number): string =>
  members >= 1_000_000 ? `${members / 1_000_000}M` : members >= 1_000 ? `${members / 1_000}k` : `${members}`;
