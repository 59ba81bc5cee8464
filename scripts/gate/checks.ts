import type { Step } from './step.ts';

const bin = 'node_modules/.bin';

/** Everything that can be said about the source without running it. */
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
];
