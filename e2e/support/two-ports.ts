import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type TwoPortServers = { pages: string; calls: string; close: () => Promise<void> };

export async function serveAtTwoPorts(): Promise<TwoPortServers> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve-two-ports.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"pages"')) continue;
    const { pages, calls } = JSON.parse(line) as { pages: string; calls: string };
    return {
      ...{ pages, calls },
      async close() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('the two ports were not served');
}
