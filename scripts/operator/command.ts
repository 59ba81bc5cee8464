import { parseArgs } from 'node:util';
import { UsageError } from '../start/options.ts';
import { fail } from '../start/report.ts';

/** Takes the arguments of a command line. Rejects with an error whose message is a sentence for the operator. */
export type Command = (args: readonly string[]) => Promise<void>;

/**
 * A command that runs `work` with the options of its command line, which take a value, unless they are in `flags`.
 * `--help` prints the help instead.
 */
export const defineCommand =
  <const Name extends string, const Flag extends string = never>(
    help: string,
    names: readonly Name[],
    work: (options: Partial<Record<Name, string> & Record<Flag, true>>) => Promise<void>,
    flags: readonly Flag[] = [],
  ): Command =>
  async args => {
    const { help: wantsHelp, ...options } = parse(args, names, flags);
    if (wantsHelp) console.log(help);
    else await work(options as Partial<Record<Name, string> & Record<Flag, true>>);
  };

/** Runs a command with the arguments of this process, which an error ends. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
}

function parse(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[],
): Record<string, unknown> {
  const options = Object.fromEntries([
    ...names.map(name => [name, { type: 'string' }] as const),
    ...flags.map(name => [name, { type: 'boolean' }] as const),
  ]);
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' as const } } }).values;
  } catch {
    throw new UsageError(`Unknown option in ${args.join(' ')}: see --help.`);
  }
}
