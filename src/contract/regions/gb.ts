import type { RegionRow } from './region-row.ts';

/** ISO 3166-2 has no codes for the regions of England, so they have the `TL.` codes of ITL 1. */
export const gbRegions: readonly RegionRow[] = [
  ['TLF', 'East Midlands'],
  ['TLH', 'East of England'],
  ['TLI', 'London', { nl: 'Londen' }],
  ['TLC', 'North East England'],
  ['TLD', 'North West England'],
  ['NIR', 'Northern Ireland', { nl: 'Noord-Ierland' }],
  ['SCT', 'Scotland', { nl: 'Schotland' }],
  ['TLJ', 'South East England'],
  ['TLK', 'South West England'],
  ['WLS', 'Wales'],
  ['TLG', 'West Midlands'],
  ['TLE', 'Yorkshire and the Humber'],
];
