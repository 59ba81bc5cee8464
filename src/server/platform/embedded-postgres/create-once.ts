import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Creates a file in one step with its content; if another process was first, its file stays unchanged. */
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
