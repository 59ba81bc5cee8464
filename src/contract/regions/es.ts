import type { RegionRow } from './region-row.ts';

export const esRegions: readonly RegionRow[] = [
  ['AN', 'Andalucía', { en: 'Andalusia', nl: 'Andalusië' }],
  ['AR', 'Aragón', { en: 'Aragon' }],
  ['AS', 'Asturias'],
  ['CN', 'Canarias', { en: 'Canary Islands', nl: 'Canarische Eilanden' }],
  ['CB', 'Cantabria'],
  ['CM', 'Castilla-La Mancha'],
  ['CL', 'Castilla y León', { en: 'Castile and León' }],
  ['CT', 'Cataluña', { en: 'Catalonia', nl: 'Catalonië' }],
  ['CE', 'Ceuta'],
  ['VC', 'Comunidad Valenciana', { en: 'Valencian Community' }],
  ['EX', 'Extremadura'],
  ['GA', 'Galicia'],
  ['IB', 'Islas Baleares', { en: 'Balearic Islands', nl: 'Balearen' }],
  ['RI', 'La Rioja'],
  ['MD', 'Madrid'],
  ['ML', 'Melilla'],
  ['MC', 'Murcia'],
  ['NC', 'Navarra', { en: 'Navarre' }],
  ['PV', 'País Vasco', { en: 'Basque Country', nl: 'Baskenland' }],
];
