import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../src/server/config.ts';
import { printLine } from './report.ts';
import type { Shutdown } from './shutdown.ts';

const program = path.join(import.meta.dirname, 'dev-server.ts');

/** `src/web` is not among these folders, because Vite reloads the web application. */
const watchedFolders = ['src/server', 'src/contract', 'src/i18n', 'db'];

/** @returns once the first server is ready, or has failed and waits for a change */
export async function serveAndReload(
  config: Config & { databaseUrl: string },
  shutdown: Shutdown,
): Promise<void> {
  const server = new ReloadingServer(environmentOf(config));
  shutdown.add(() => server.stop());
  await server.start();
  for (const folder of watchedFolders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && !/\.test\.tsx?$/.test(file)) void server.reload(path.join(folder, file));
    });
  }
}

class ReloadingServer {
  private child: ChildProcess | undefined;
  private pending = false;
  private readonly env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  async start(): Promise<void> {
    // The server needs React Router's development build, because Vite uses that build.
    const child = fork(program, { env: this.env, execArgv: ['--conditions=development'] });
    this.child = child;
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  }

  async reload(file: string): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    await delay(100);
    printLine(`  ${file} changed: starting the server again.`);
    await this.stop();
    this.pending = false;
    await this.start();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.disconnect();
    await Promise.race([exited, delay(5_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
  }
}

const environmentOf = (config: Config & { databaseUrl: string }): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: config.databaseUrl,
  DATABASE_OWNER_URL: config.databaseOwnerUrl ?? undefined,
  DEMO: config.demo ? 'yes' : 'no',
  HOT_RELOAD: 'yes',
  LOG_LEVEL: config.logLevel,
});
