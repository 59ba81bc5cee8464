import { styleText } from 'node:util';
import { StartError } from '../../src/server/platform/start-error.ts';
import { UsageError } from './options.ts';

type Style = Parameters<typeof styleText>[0];

export const styled = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stdout });

export async function stage<T>(
  name: string,
  work: () => Promise<{ result: T; summary: string }>,
): Promise<T> {
  const started = performance.now();
  const label = `  ${name.padEnd(12)}`;
  if (process.stdout.isTTY) process.stdout.write(styled('dim', `${label}...`));
  try {
    const { result, summary } = await work();
    const took = ((performance.now() - started) / 1000).toFixed(1);
    printLine(`${label}${summary} ${styled('dim', `(${took} s)`)}`);
    return result;
  } catch (error) {
    printLine('');
    throw error;
  }
}

/** In a terminal the line replaces the name of the running stage. */
export function printLine(text: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  if (text) console.log(text);
}

const systemErrors: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EDQUOT: 'The disk quota is used up: free some space and start again.',
  EROFS: 'The disk is read-only.',
  EMFILE: 'The system allows too few open files: raise the limit (ulimit -n).',
};

/** Returns a sentence for an error that the operator can fix, otherwise the stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code && systemErrors[code]) return systemErrors[code];
  if (code === 'ENOENT' && path) return `There is no folder for ${path}.`;
  if (code === 'EISDIR') return 'A folder was named where a file is needed.';
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not read and write ${path ?? 'the project folder'}.`;
  return error.stack ?? error.message;
}

export const exitCodeFor = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

export function fail(error: unknown): never {
  console.error(describeFailure(error));
  process.exit(exitCodeFor(error));
}
