import { emailOf, floodPassword, LOGIN, numberOf } from '../db/seeds/flood/world.ts';
import { type FloodResult, flood } from '../db/seeds/flood.ts';
import { hashPassword } from '../src/server/accounts/reauthentication/password-hash.ts';
import { readConfig } from '../src/server/config.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { type FloodFlags, help, readFloodFlags } from './flood/options.ts';
import { Progress } from './flood/progress.ts';
import { assertNotRunning, migrateDatabase, openDatabase } from './start/database.ts';
import { assertNoServerOn } from './start/external-database.ts';
import { describeFailure, exitCodeFor, printLine } from './start/report.ts';
import { Shutdown, stopOnSignal } from './start/shutdown.ts';

const shutdown = new Shutdown();

try {
  const flags = readFloodFlags(process.argv.slice(2));
  if (flags === 'help') console.log(help);
  else process.exitCode = (await run(flags)) ? 0 : 1;
} catch (error) {
  if (!shutdown.hasBegun) console.error(describeFailure(error));
  process.exitCode = exitCodeFor(error);
} finally {
  await shutdown.run();
}

/** @returns whether the check found no error */
async function run({ database, add, threads, ...worldOptions }: FloodFlags): Promise<boolean> {
  const config = readConfig({ ...process.env, ...(database && { DATABASE_URL: database }) });
  if (config.mode === 'production')
    throw new StartError('Everybody knows the password of flooded members: never in production.');
  await assertNotRunning(config);
  stopOnSignal(shutdown, () => printLine('\n  Stopping ... half-filled tables are emptied.'));
  const url = await openDatabase(config, shutdown);
  if (config.databaseUrl && !add) await assertNoServerOn(url);
  await migrateDatabase(url);
  const [startedAt, progress] = [performance.now(), new Progress()];
  const passwordHash = await hashPassword(floodPassword);
  const world = { ...worldOptions, passwordHash, now: Date.now() };
  const abort = new AbortController();
  const flooding = flood({ url, world, add, threads, report: progress.report, signal: abort.signal });
  shutdown.add(() => {
    abort.abort();
    return flooding.catch(() => undefined);
  });
  const result = await flooding;
  progress.end();
  printSummary(result, (performance.now() - startedAt) / 1_000);
  return result.findings.length === 0;
}

function printSummary({ written, findings, world }: FloodResult, seconds: number): void {
  const rows = Object.values(written.streamed).reduce((sum, count) => sum + count, 2 * written.ledgerEntries);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `\n  ${rows.toLocaleString('en')} rows in ${seconds.toFixed(0)} s, at most ${memory} MB of memory here`,
  );
  for (const finding of findings) console.log(`  WRONG  ${finding}`);
  console.log(findings.length > 0 ? '  The check failed.' : '  The check found nothing wrong.');
  console.log(`  Log in as ${emailOf(numberOf(world, LOGIN))} with the password ${floodPassword}`);
}
