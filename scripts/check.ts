import { staticChecks } from './gate/checks.ts';
import { runStep } from './gate/step.ts';
import { fail } from './start/failure.ts';
import { readFlags } from './start/options.ts';

const help =
  'npm run check: the types, the lint rules and the checks of this project, without running any test.';

try {
  readFlags([], help);
  let failed = 0;
  for (const check of staticChecks) if (!(await runStep(check))) failed += 1;
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
