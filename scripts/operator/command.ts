import { parseArgs } from 'node:util';
import { UsageError } from '../start/options.ts';

/**
 * `--help` prints the help and exits.
 * @throws UsageError on an unknown option
 */
export function readArguments<const Name extends string>(
  names: readonly Name[],
  help: string,
): Partial<Record<Name, string>> {
  const values = parse(names);
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  return Object.fromEntries(names.map(name => [name, values[name]])) as Partial<Record<Name, string>>;
}

function parse(names: readonly string[]): Record<string, unknown> {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean' as const } } }).values;
  } catch {
    throw new UsageError(`Unknown option in ${process.argv.slice(2).join(' ')}: see --help.`);
  }
}
