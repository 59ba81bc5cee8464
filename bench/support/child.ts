import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';

/** A server in a process of its own, as the one in life: load and server do not share a thread. */
export type Child = {
  port: number;
  url: string;
  memory(): Promise<number>;
  /** How long its threads have worked so far, in ms. */
  busyMs(): Promise<number>;
  stop(): Promise<void>;
};

type Told = { port?: number; memory?: number; busyMs?: number };

/**
 * Starts one of this folder's servers, which tells its port once it listens.
 * @param setup handed over as the environment
 */
export async function startChild(module: string, setup: Record<string, string>): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, module), {
    env: { ...process.env, ...setup },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port = 0 } = await told(child);
  return {
    port,
    url: `http://localhost:${port}`,
    async memory() {
      child.send('memory');
      return (await told(child)).memory ?? 0;
    },
    async busyMs() {
      child.send('busy');
      return (await told(child)).busyMs ?? 0;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function told(child: ChildProcess): Promise<Told> {
  const left = new AbortController();
  child.once('exit', code => left.abort(new Error(`the server ended with ${code}`)));
  const [message] = await once(child, 'message', { signal: left.signal });
  return message as Told;
}

/** The port a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it does not listen');
  return address.port;
}

/** The child's side: tells the port, then its memory (bytes resident, after collecting garbage) or its work whenever asked. */
export function tellParent(port: number, close: () => Promise<unknown>): void {
  process.send?.({ port });
  process.on('message', asked => {
    if (asked === 'busy') return void process.send?.({ busyMs: workOf(process.cpuUsage()) });
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage.rss() });
  });
  process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
  process.on('disconnect', () => process.exit(0));
}

const workOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
