import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printLine, stage } from '../start/report.ts';

export const projectFolder = path.resolve(import.meta.dirname, '../..');

type Step = { name: string; commands: string[][]; env?: Record<string, string> };

/** Prints a command's output only if the command fails. */
export async function runStep({ name, commands, env }: Step): Promise<boolean> {
  return stage(name, async () => {
    for (const command of commands) {
      const { code, output } = await runProgram(command, { env });
      if (code !== 0) {
        printLine(output.trim());
        return { result: false, summary: 'failed' };
      }
    }
    return { result: true, summary: 'passed' };
  });
}

/** @param log if set, the output also goes to `var/test-results/<log>.log` */
export function runProgram(
  [program = '', ...args]: string[],
  { env = {}, log, signal }: { env?: Record<string, string>; log?: string; signal?: AbortSignal } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    let output = '';
    const file = log === undefined ? undefined : logFile(log);
    const child = spawn(process.execPath, [path.join(projectFolder, program), ...args], {
      cwd: projectFolder,
      // NO_COLOR would cause a warning by Node, because Playwright also sets FORCE_COLOR.
      env: { ...process.env, ...(process.stdout.isTTY && !log ? {} : { FORCE_COLOR: '0' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    const collect = (chunk: Buffer) => {
      const text = stripVTControlCharacters(String(chunk));
      output += text;
      file?.write(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', error => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', code => resolve({ code, output }));
    child.on('close', () => file?.end());
  });
}

function logFile(name: string): WriteStream {
  const folder = path.join(projectFolder, 'var/test-results');
  mkdirSync(folder, { recursive: true });
  return createWriteStream(path.join(folder, `${name}.log`));
}

const bin = 'node_modules/.bin';

export const staticChecks: Step[] = [
  {
    name: 'types',
    commands: [
      [`${bin}/react-router`, 'typegen'],
      // Several checkers would repeat each other's work and cost twice the processor time.
      [`${bin}/tsc`, '-b', '--builders', '2', '--checkers', '1'],
    ],
    // Lets the compiler's garbage collector run less often, which saves processor time.
    env: { GOGC: '400' },
  },
  { name: 'lint', commands: [[`${bin}/biome`, 'check', '.', '--error-on-warnings']] },
  { name: 'borders', commands: [['scripts/check-borders.ts']] },
  { name: 'catalogues', commands: [['scripts/check-catalogues.ts']] },
  { name: 'settings', commands: [['scripts/check-settings.ts']] },
  { name: 'map', commands: [['scripts/map.ts', '--check']] },
  { name: 'words', commands: [['scripts/check-words.ts']] },
];
