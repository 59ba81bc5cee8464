import type { RegionRow } from './region-row.ts';

/** `en` is the region's historical name in English. */
export const plRegions: readonly RegionRow[] = [
  ['02', 'Dolnośląskie', { en: 'Lower Silesia' }],
  ['04', 'Kujawsko-Pomorskie', { en: 'Kuyavia-Pomerania' }],
  ['06', 'Lubelskie', { en: 'Lublin' }],
  ['08', 'Lubuskie', { en: 'Lubusz' }],
  ['10', 'Łódzkie', { en: 'Łódź' }],
  ['12', 'Małopolskie', { en: 'Lesser Poland' }],
  ['14', 'Mazowieckie', { en: 'Masovia' }],
  ['16', 'Opolskie', { en: 'Opole' }],
  ['18', 'Podkarpackie', { en: 'Subcarpathia' }],
  ['20', 'Podlaskie', { en: 'Podlachia' }],
  ['22', 'Pomorskie', { en: 'Pomerania' }],
  ['24', 'Śląskie', { en: 'Silesia' }],
  ['26', 'Świętokrzyskie', { en: 'Holy Cross' }],
  ['28', 'Warmińsko-Mazurskie', { en: 'Warmia-Masuria' }],
  ['30', 'Wielkopolskie', { en: 'Greater Poland' }],
  ['32', 'Zachodniopomorskie', { en: 'West Pomerania' }],
];
