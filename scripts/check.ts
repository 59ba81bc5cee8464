import { runStep, staticChecks } from './gate/step.ts';
import { readFlags } from './start/options.ts';
import { fail } from './start/report.ts';

const help =
  'npm run check: the types, the lint rules and the checks of this project, without running any test.';

try {
  readFlags([], help);
  const passed = await Promise.all(staticChecks.map(runStep));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} catch (error) {
  fail(error);
}
