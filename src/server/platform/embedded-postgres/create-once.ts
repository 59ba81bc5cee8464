import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Creates a file together with its content. Does nothing if another process created it first. */
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
