import { spawn } from 'node:child_process';
import path from 'node:path';
import { line, stage } from '../start/report.ts';

export const project = path.resolve(import.meta.dirname, '../..');

/** One thing that passes or fails as a whole: commands that run one after the other. */
export type Step = { name: string; commands: string[][] };

/** Runs a step and shows what its commands said only if one of them failed. */
export async function runStep({ name, commands }: Step): Promise<boolean> {
  return stage(name, async () => {
    for (const command of commands) {
      const { code, words } = await run(command);
      if (code !== 0) {
        line(words.trim());
        return { result: false, words: 'failed' };
      }
    }
    return { result: true, words: 'passed' };
  });
}

/**
 * Runs a program of node_modules or a script of this project on this Node.
 * @param show passes its output on as it comes instead of collecting it
 */
export function run(
  [program = '', ...args]: string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<{ code: number | null; words: string }> {
  return new Promise(resolve => {
    let words = '';
    const child = spawn(process.execPath, [path.join(project, program), ...args], {
      cwd: project,
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      words += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', error => resolve({ code: 1, words: error.message }));
    child.on('close', code => resolve({ code, words }));
  });
}
