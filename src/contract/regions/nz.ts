import type { RegionRow } from './region-row.ts';

export const nzRegions: readonly RegionRow[] = [
  ['AUK', 'Auckland'],
  ['BOP', 'Bay of Plenty'],
  ['CAN', 'Canterbury'],
  ['GIS', 'Gisborne'],
  ['HKB', 'Hawke’s Bay'],
  ['MWT', 'Manawatū-Whanganui'],
  ['MBH', 'Marlborough'],
  ['NSN', 'Nelson'],
  ['NTL', 'Northland'],
  ['OTA', 'Otago'],
  ['STL', 'Southland'],
  ['TKI', 'Taranaki'],
  ['TAS', 'Tasman'],
  ['WKO', 'Waikato'],
  ['WGN', 'Wellington'],
  ['WTC', 'West Coast'],
];
