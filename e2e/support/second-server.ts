import { startChild } from './start-child.ts';

/** Starts another process of the product on the database of the server under test. */
export const startSecondServer = (): Promise<{ address: string; close: () => Promise<void> }> =>
  startChild<{ address: string }>('serve-second.ts', 'address');
