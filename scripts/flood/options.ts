import { availableParallelism } from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '../start/options.ts';

export const help = `npm run flood -- --members N: fills an empty or flooded database with N members and their activity, and checks the result.

  --members N                    how many; 10,000 by default
  --likes N                      likes a member gives on average; 2.5
  --conversations N              conversations a member begins on average; 0.25
  --messages-per-conversation N  on average; 12
  --messages N                   the same, as a total
  --chat N                       one conversation of N messages for the login that is printed
  --seed WORD                    the same word generates the same members
  --database URL                 instead of DATABASE_URL or the embedded database
  --add                          add to existing members, with every index and trigger active (slower)
  --threads N                    at the same time; one for each processor`;

const numbers = {
  members: { at: 10_000, from: 20, until: 20_000_000 },
  likes: { at: 2.5, from: 0, until: 50 },
  conversations: { at: 0.25, from: 0, until: 4 },
  'messages-per-conversation': { at: 12, from: 4, until: 2_000 },
  messages: { at: 0, from: 0, until: 1_000_000_000 },
  chat: { at: 0, from: 0, until: 1_000_000 },
  threads: { at: Math.min(4, availableParallelism()), from: 1, until: 16 },
} as const;
type NumberName = keyof typeof numbers;
const fractions: readonly string[] = [
  'likes',
  'conversations',
  'messages-per-conversation',
] satisfies NumberName[];

export interface FloodFlags {
  members: number;
  likes: number;
  conversations: number;
  messages: number;
  chat: number;
  threads: number;
  seed: string;
  add: boolean;
  database: string | undefined;
}

/** @throws UsageError on a wrong option */
export function readFloodFlags(args: string[]): FloodFlags | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const number = (name: NumberName) => readNumber(name, values[name]);
  const [members, conversations, total] = [number('members'), number('conversations'), number('messages')];
  const messagesPerConversation =
    total > 0 ? total / Math.max(1, members * conversations) : number('messages-per-conversation');
  return {
    members,
    conversations,
    messages: messagesPerConversation,
    likes: number('likes'),
    chat: number('chat'),
    threads: number('threads'),
    seed: typeof values.seed === 'string' ? values.seed : 'lavender',
    add: values.add === true,
    database: typeof values.database === 'string' ? values.database : undefined,
  };
}

function parse(args: string[]): Record<string, string | boolean | undefined> {
  const texts = [...Object.keys(numbers), 'seed', 'database'].map(name => [
    name,
    { type: 'string' as const },
  ]);
  const flags = ['add', 'help'].map(name => [name, { type: 'boolean' as const }]);
  try {
    const options: ParseArgsOptionsConfig = Object.fromEntries([...texts, ...flags]);
    return parseArgs({ args, options }).values as Record<string, string | boolean>;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split(/\.\s|\.$/)[0] : error}: see --help.`,
    );
  }
}

function readNumber(name: NumberName, text: string | boolean | undefined): number {
  const { at, from, until } = numbers[name];
  if (text === undefined) return at;
  const value = Number(String(text).replaceAll(/[_,](?=\d{3})/g, ''));
  const fits = value >= from && value <= until && (Number.isInteger(value) || fractions.includes(name));
  if (!fits)
    throw new UsageError(`--${name} must be a number from ${from} to ${until.toLocaleString('en')}.`);
  return value;
}
