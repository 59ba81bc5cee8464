import type { CopyRows } from '../copy-rows.ts';
import type { FloodSource } from '../making.ts';

/** How the rows of one table are written. */
export interface RowWriter {
  columns: readonly string[];
  /** Writes all rows, and after a few of them each time yields the share of the work that is done. */
  write(rows: CopyRows, making: FloodSource): Generator<number>;
}

/** A writer that takes the members one after the other. */
export const perMember = (
  columns: readonly string[],
  writeRow: (rows: CopyRows, making: FloodSource, member: number, columns: number) => void,
): RowWriter => ({
  columns,
  *write(rows, making) {
    const { members } = making.world;
    for (let member = 0; member < members; member += 1) {
      writeRow(rows, making, member, columns.length);
      yield member / members;
    }
  },
});
