import { parseArgs } from 'node:util';
import { StartError } from '../../src/server/platform/start-error.ts';

/**
 * `--help` prints the help and exits.
 * @throws UsageError on an unknown flag
 */
export function readFlags<const Name extends string>(
  names: readonly Name[],
  help: string,
): Record<Name, boolean> {
  const options = Object.fromEntries([...names, 'help'].map(name => [name, { type: 'boolean' as const }]));
  const { tokens } = parseArgs({ options, tokens: true, strict: false, allowPositionals: true });
  for (const token of tokens) {
    const known = token.kind === 'option' && token.name in options && token.value === undefined;
    if (!known) throw new UsageError(`Unknown option ${process.argv[token.index + 2]}: see --help.`);
  }
  const flags = new Set(tokens.map(token => (token.kind === 'option' ? token.name : '')));
  if (flags.has('help')) {
    console.log(help);
    process.exit(0);
  }
  return Object.fromEntries(names.map(name => [name, flags.has(name)])) as Record<Name, boolean>;
}

export class UsageError extends StartError {}
