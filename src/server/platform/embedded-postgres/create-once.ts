import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Creates a file with its complete content, unless another process has created the file. */
export function createOnce(file: string, text: string): void {
  const complete = `${file}.new-${process.pid}`;
  writeFileSync(complete, text, { mode: 0o600 });
  try {
    linkSync(complete, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(complete);
  }
}
