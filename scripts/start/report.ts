import { styleText } from 'node:util';

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
