import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours only where a person looks (a terminal, and NO_COLOR is not set). */
export const styled = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stdout });

/**
 * Runs one stage of the start and prints one line about it when it is done; a terminal shows its name meanwhile.
 * @param work returns what came of it and the words for the line
 */
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

/** Prints a line over whatever a running stage shows. */
export function printLine(text: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  if (text) console.log(text);
}
