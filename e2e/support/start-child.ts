import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs a script of this folder until `close`.
 * @param key the first one of the JSON object that the script prints once it is ready
 * @returns that object
 */
export async function startChild<Ready>(
  script: string,
  key: keyof Ready & string,
): Promise<Ready & { close: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith(`{"${key}"`)) continue;
    return {
      ...(JSON.parse(line) as Ready),
      async close() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${script} ended early`);
}
