import type { Step } from './step.ts';

const bin = 'node_modules/.bin';

export const staticChecks: Step[] = [
  {
    name: 'types',
    commands: [
      [`${bin}/react-router`, 'typegen'],
      [`${bin}/tsc`, '-b'],
    ],
  },
  { name: 'lint', commands: [[`${bin}/biome`, 'check', '.', '--error-on-warnings']] },
  { name: 'borders', commands: [['scripts/check-borders.ts']] },
  { name: 'catalogues', commands: [['scripts/check-catalogues.ts']] },
  { name: 'settings', commands: [['scripts/check-settings.ts']] },
  { name: 'map', commands: [['scripts/map.ts', '--check']] },
  { name: 'words', commands: [['scripts/check-words.ts']] },
];
