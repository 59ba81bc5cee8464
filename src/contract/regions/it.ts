import type { RegionRow } from './region-row.ts';

export const itRegions: readonly RegionRow[] = [
  ['65', 'Abruzzo'],
  ['77', 'Basilicata'],
  ['78', 'Calabria'],
  ['72', 'Campania'],
  ['45', 'Emilia-Romagna'],
  ['36', 'Friuli Venezia Giulia'],
  ['62', 'Lazio'],
  ['42', 'Liguria'],
  ['25', 'Lombardia', { en: 'Lombardy', nl: 'Lombardije' }],
  ['57', 'Marche'],
  ['67', 'Molise'],
  ['21', 'Piemonte', { en: 'Piedmont' }],
  ['75', 'Puglia', { en: 'Apulia' }],
  ['88', 'Sardegna', { en: 'Sardinia', nl: 'Sardinië' }],
  ['82', 'Sicilia', { en: 'Sicily', nl: 'Sicilië' }],
  ['52', 'Toscana', { en: 'Tuscany', nl: 'Toscane' }],
  ['32', 'Trentino-Alto Adige', { de: 'Trentino-Südtirol' }],
  ['55', 'Umbria'],
  ['23', 'Valle d’Aosta', { en: 'Aosta Valley', fr: 'Vallée d’Aoste' }],
  ['34', 'Veneto'],
];
