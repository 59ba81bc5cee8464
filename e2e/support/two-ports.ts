import { startChild } from './start-child.ts';

export type TwoPortServers = { pages: string; calls: string; close: () => Promise<void> };

export const serveAtTwoPorts = (): Promise<TwoPortServers> =>
  startChild<{ pages: string; calls: string }>('serve-two-ports.ts', 'pages');
