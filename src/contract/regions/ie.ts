import type { RegionRow } from './region-row.ts';

/** The four provinces. */
export const ie: readonly RegionRow[] = [
  ['C', 'Connacht'],
  ['L', 'Leinster'],
  ['M', 'Munster'],
  ['U', 'Ulster'],
];
