import type { Step } from './step.ts';

const bin = 'node_modules/.bin';

export const staticChecks: Step[] = [
  {
    name: 'types',
    commands: [
      [`${bin}/react-router`, 'typegen'],
      // Several checkers would repeat each other's work and cost twice the processor time.
      [`${bin}/tsc`, '-b', '--builders', '2', '--checkers', '1'],
    ],
    // Lets the compiler's garbage collector run less often, which saves processor time.
    env: { GOGC: '400' },
  },
  { name: 'lint', commands: [[`${bin}/biome`, 'check', '.', '--error-on-warnings']] },
  { name: 'borders', commands: [['scripts/check-borders.ts']] },
  { name: 'catalogues', commands: [['scripts/check-catalogues.ts']] },
  { name: 'settings', commands: [['scripts/check-settings.ts']] },
  { name: 'map', commands: [['scripts/map.ts', '--check']] },
  { name: 'words', commands: [['scripts/check-words.ts']] },
];
