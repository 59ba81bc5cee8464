import { parseArgs } from 'node:util';
import { UsageError } from '../start/options.ts';
import { fail } from '../start/report.ts';

/**
 * Runs `work` with the options of the command line, which take a value, unless they are in `flags`. `--help` prints the help instead.
 * An error ends the process with a sentence for the operator.
 */
export async function runCommand<const Name extends string, const Flag extends string = never>(
  help: string,
  names: readonly Name[],
  work: (options: Partial<Record<Name, string> & Record<Flag, true>>) => Promise<void>,
  flags: readonly Flag[] = [],
): Promise<void> {
  try {
    const { help: wantsHelp, ...options } = parse(names, flags);
    if (wantsHelp) console.log(help);
    else await work(options as Partial<Record<Name, string> & Record<Flag, true>>);
  } catch (error) {
    fail(error);
  }
}

function parse(names: readonly string[], flags: readonly string[]): Record<string, unknown> {
  const options = Object.fromEntries([
    ...names.map(name => [name, { type: 'string' }] as const),
    ...flags.map(name => [name, { type: 'boolean' }] as const),
  ]);
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean' as const } } }).values;
  } catch {
    throw new UsageError(`Unknown option in ${process.argv.slice(2).join(' ')}: see --help.`);
  }
}
