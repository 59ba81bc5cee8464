import type { RegionRow } from './region-row.ts';

export const nlRegions: readonly RegionRow[] = [
  ['DR', 'Drenthe'],
  ['FL', 'Flevoland'],
  ['FR', 'Friesland'],
  ['GE', 'Gelderland'],
  ['GR', 'Groningen'],
  ['LI', 'Limburg'],
  ['NB', 'Noord-Brabant', { en: 'North Brabant' }],
  ['NH', 'Noord-Holland', { en: 'North Holland' }],
  ['OV', 'Overijssel'],
  ['UT', 'Utrecht'],
  ['ZE', 'Zeeland'],
  ['ZH', 'Zuid-Holland', { en: 'South Holland' }],
];
