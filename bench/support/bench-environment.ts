import { type ChildServer, startChild } from './child-server.ts';
import { openCluster } from './cluster.ts';

export type FloodedDatabase = { members: number; url: string };

export type BenchEnvironment = {
  /** The smallest database comes first. */
  databases: FloodedDatabase[];
  smallest: FloodedDatabase;
  largest: FloodedDatabase;
  serve(module: string, databaseUrl: string, setup?: Record<string, string>): Promise<ChildServer>;
  log(line: string): void;
  close(): Promise<void>;
};

/**
 * @param server a database server to use instead of the embedded one
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

export const sizeName = (members: number): string =>
  members >= 1_000_000 ? `${members / 1_000_000}M` : members >= 1_000 ? `${members / 1_000}k` : `${members}`;
