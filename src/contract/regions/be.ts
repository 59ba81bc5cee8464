import type { RegionRow } from './region-row.ts';

/** The local name of each province is in the province's own main language. */
export const beRegions: readonly RegionRow[] = [
  ['BRU', 'Brussel', { fr: 'Bruxelles', de: 'Brüssel', en: 'Brussels' }],
  ['VAN', 'Antwerpen', { fr: 'Anvers', en: 'Antwerp' }],
  ['VLI', 'Limburg', { fr: 'Limbourg' }],
  ['VOV', 'Oost-Vlaanderen', { fr: 'Flandre-Orientale', de: 'Ostflandern', en: 'East Flanders' }],
  ['VBR', 'Vlaams-Brabant', { fr: 'Brabant flamand', de: 'Flämisch-Brabant', en: 'Flemish Brabant' }],
  ['VWV', 'West-Vlaanderen', { fr: 'Flandre-Occidentale', de: 'Westflandern', en: 'West Flanders' }],
  ['WBR', 'Brabant wallon', { nl: 'Waals-Brabant', de: 'Wallonisch-Brabant', en: 'Walloon Brabant' }],
  ['WHT', 'Hainaut', { nl: 'Henegouwen', de: 'Hennegau' }],
  ['WLG', 'Liège', { nl: 'Luik', de: 'Lüttich' }],
  ['WLX', 'Luxembourg', { nl: 'Luxemburg', de: 'Luxemburg' }],
  ['WNA', 'Namur', { nl: 'Namen' }],
];
