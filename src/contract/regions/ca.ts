import type { RegionRow } from './region-row.ts';

export const caRegions: readonly RegionRow[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia', { fr: 'Colombie-Britannique' }],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick', { fr: 'Nouveau-Brunswick' }],
  ['NL', 'Newfoundland and Labrador', { fr: 'Terre-Neuve-et-Labrador' }],
  ['NT', 'Northwest Territories', { fr: 'Territoires du Nord-Ouest' }],
  ['NS', 'Nova Scotia', { fr: 'Nouvelle-Écosse' }],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island', { fr: 'Île-du-Prince-Édouard' }],
  ['QC', 'Quebec', { fr: 'Québec' }],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
];
