import type { CopyRows } from '../copy-rows.ts';
import type { FloodSource } from '../flood-source.ts';

export interface RowWriter {
  columns: readonly string[];
  /** Yields the share of the work that is done. */
  write(rows: CopyRows, source: FloodSource): Generator<number>;
}

export const perMember = (
  columns: readonly string[],
  writeRow: (rows: CopyRows, source: FloodSource, member: number, columns: number) => void,
): RowWriter => ({
  columns,
  *write(rows, source) {
    const { members } = source.world;
    for (let member = 0; member < members; member += 1) {
      writeRow(rows, source, member, columns.length);
      yield member / members;
    }
  },
});
