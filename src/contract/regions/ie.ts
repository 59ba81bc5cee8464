import type { RegionRow } from './region-row.ts';

export const ieRegions: readonly RegionRow[] = [
  ['C', 'Connacht'],
  ['L', 'Leinster'],
  ['M', 'Munster'],
  ['U', 'Ulster'],
];
