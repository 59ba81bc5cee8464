import type { RegionRow } from './region-row.ts';

export const deRegions: readonly RegionRow[] = [
  ['BW', 'Baden-Württemberg'],
  ['BY', 'Bayern', { en: 'Bavaria', nl: 'Beieren' }],
  ['BE', 'Berlin', { nl: 'Berlijn' }],
  ['BB', 'Brandenburg'],
  ['HB', 'Bremen'],
  ['HH', 'Hamburg'],
  ['HE', 'Hessen', { en: 'Hesse' }],
  ['MV', 'Mecklenburg-Vorpommern'],
  ['NI', 'Niedersachsen', { en: 'Lower Saxony', nl: 'Nedersaksen' }],
  ['NW', 'Nordrhein-Westfalen', { en: 'North Rhine-Westphalia', nl: 'Noordrijn-Westfalen' }],
  ['RP', 'Rheinland-Pfalz', { en: 'Rhineland-Palatinate', nl: 'Rijnland-Palts' }],
  ['SL', 'Saarland'],
  ['SN', 'Sachsen', { en: 'Saxony', nl: 'Saksen' }],
  ['ST', 'Sachsen-Anhalt', { en: 'Saxony-Anhalt', nl: 'Saksen-Anhalt' }],
  ['SH', 'Schleswig-Holstein', { nl: 'Sleeswijk-Holstein' }],
  ['TH', 'Thüringen', { en: 'Thuringia' }],
];
