import type { RegionRow } from './region-row.ts';

export const atRegions: readonly RegionRow[] = [
  ['1', 'Burgenland'],
  ['2', 'Kärnten', { en: 'Carinthia', nl: 'Karinthië' }],
  ['3', 'Niederösterreich', { en: 'Lower Austria', nl: 'Neder-Oostenrijk' }],
  ['4', 'Oberösterreich', { en: 'Upper Austria', nl: 'Opper-Oostenrijk' }],
  ['5', 'Salzburg'],
  ['6', 'Steiermark', { en: 'Styria', nl: 'Stiermarken' }],
  ['7', 'Tirol', { en: 'Tyrol' }],
  ['8', 'Vorarlberg'],
  ['9', 'Wien', { en: 'Vienna', nl: 'Wenen' }],
];
