import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError } from '../start/options.ts';

export const help = `npm run flood -- --members N: fills an empty or flooded database with N members and their activity, and checks the result.

  --members N        how many; 10,000 by default
  --likes N          likes a member gives on average; 2.5
  --conversations N  conversations a member begins on average; 0.25
  --messages N       in total; 12 in a conversation on average
  --chat N           one conversation of N messages for the login that is printed
  --seed WORD        the same word generates the same members
  --database URL     instead of DATABASE_URL or the embedded database
  --add              add to existing members, with every index and trigger active (slower)
  --threads N        at the same time; one for each processor`;

/** Smallest and largest values. */
const ranges = {
  members: [20, 20_000_000],
  likes: [0, 50],
  conversations: [0, 4],
  messages: [0, 1_000_000_000],
  chat: [0, 1_000_000],
  threads: [1, 16],
} as const;
const fractions: readonly string[] = ['likes', 'conversations'] satisfies (keyof typeof ranges)[];

export type FloodFlags = Exclude<ReturnType<typeof readFloodFlags>, 'help'>;

/** @throws UsageError on a wrong option */
export function readFloodFlags(args: string[]) {
  const { help: isHelp, ...values } = parse(args);
  if (isHelp) return 'help';
  const number = (name: keyof typeof ranges) => readNumber(name, values[name]);
  const [members, conversations, total] = [number('members'), number('conversations'), number('messages')];
  return {
    members,
    conversations,
    messages: total > 0 ? total / Math.max(1, members * conversations) : 12,
    likes: number('likes'),
    chat: number('chat'),
    threads: number('threads'),
    seed: values.seed,
    add: values.add,
    database: values.database,
  };
}

function parse(args: string[]) {
  const options = {
    members: { type: 'string', default: '10000' },
    likes: { type: 'string', default: '2.5' },
    conversations: { type: 'string', default: '0.25' },
    messages: { type: 'string', default: '0' },
    chat: { type: 'string', default: '0' },
    threads: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    seed: { type: 'string', default: 'lavender' },
    database: { type: 'string' },
    add: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split(/\.\s|\.$/)[0] : error}: see --help.`,
    );
  }
}

function readNumber(name: keyof typeof ranges, text: string): number {
  const [from, until] = ranges[name];
  const value = Number(text.replaceAll(/[_,](?=\d{3})/g, ''));
  if (value >= from && value <= until && (Number.isInteger(value) || fractions.includes(name))) return value;
  throw new UsageError(`--${name} must be a number from ${from} to ${until.toLocaleString('en')}.`);
}
