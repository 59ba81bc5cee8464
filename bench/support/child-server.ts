import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';

/** The server is a child process, so that the benchmark does not slow it. */
export type ChildServer = {
  port: number;
  url: string;
  memory(): Promise<number>;
  /** CPU time of the process so far. */
  busyMs(): Promise<number>;
  [Symbol.asyncDispose](): Promise<void>;
};

type ChildMessage = { port?: number; memory?: number; busyMs?: number };

export async function startChild(module: string, setup: Record<string, string>): Promise<ChildServer> {
  const child = fork(path.join(import.meta.dirname, module), {
    env: { ...process.env, ...setup },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port = 0 } = await nextMessage(child);
  return {
    port,
    url: `http://localhost:${port}`,
    async memory() {
      child.send('memory');
      return (await nextMessage(child)).memory ?? 0;
    },
    async busyMs() {
      child.send('busy');
      return (await nextMessage(child)).busyMs ?? 0;
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<ChildMessage> {
  const left = new AbortController();
  child.once('exit', code => left.abort(new Error(`the server ended with ${code}`)));
  const [message] = await once(child, 'message', { signal: left.signal });
  return message as ChildMessage;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('it does not listen');
  return address.port;
}

/** Runs in the child process and answers the requests of `startChild`. */
export function reportToParent(port: number, close: () => Promise<unknown>): void {
  process.send?.({ port });
  process.on('message', request => {
    if (request === 'busy') return void process.send?.({ busyMs: cpuMsOf(process.cpuUsage()) });
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage.rss() });
  });
  process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
  process.on('disconnect', () => process.exit(0));
}

const cpuMsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
