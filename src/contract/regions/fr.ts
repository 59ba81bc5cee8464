import type { RegionRow } from './region-row.ts';

/** Only metropolitan France, without the regions overseas. */
export const frRegions: readonly RegionRow[] = [
  ['ARA', 'Auvergne-Rhône-Alpes'],
  ['BFC', 'Bourgogne-Franche-Comté'],
  ['BRE', 'Bretagne', { en: 'Brittany' }],
  ['CVL', 'Centre-Val de Loire'],
  ['20R', 'Corse', { en: 'Corsica', nl: 'Corsica' }],
  ['GES', 'Grand Est'],
  ['HDF', 'Hauts-de-France'],
  ['IDF', 'Île-de-France'],
  ['NOR', 'Normandie', { en: 'Normandy', nl: 'Normandië' }],
  ['NAQ', 'Nouvelle-Aquitaine'],
  ['OCC', 'Occitanie'],
  ['PDL', 'Pays de la Loire'],
  ['PAC', 'Provence-Alpes-Côte d’Azur'],
];
