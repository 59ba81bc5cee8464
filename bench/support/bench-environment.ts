import { type ChildServer, startChild } from './child-server.ts';
import { openCluster } from './cluster.ts';

export type FloodedDatabase = { members: number; url: string };

/** What benchmarks run in: databases of each requested size, servers, and a log. */
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
 * Prepares the databases; each size is flooded only once and reused.
 * @param sizes numbers of members
 * @param server address of a database server to use instead of our own
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

/** A short form such as `10k`. */
export const sizeName = (members: number): string =>
  members >= 1_000_000 ? `${members / 1_000_000}M` : members >= 1_000 ? `${members / 1_000}k` : `${members}`;
