import type { RegionRow } from './region-row.ts';

/** England's regions have British statistical codes (ITL), because ISO 3166-2 has none for them. */
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
