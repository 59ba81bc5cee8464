import type { Told } from './section.ts';

/** A value as JSON, two spaces a level, piece by piece: lists that come row by row are written row by row. */
export async function* jsonText(value: Told, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isStream(value)) yield* enclosed(itemsOf(value, inner), '[', ']', indent);
  else if (Array.isArray(value)) yield* enclosed(itemsOf(value, inner), '[', ']', indent);
  else if (isObject(value)) yield* enclosed(membersOf(value, inner), '{', '}', indent);
  else yield JSON.stringify(value);
}

type Members = { readonly [key: string]: Told | undefined };

const isStream = (value: Told): value is AsyncIterable<Told> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
const isObject = (value: Told): value is Members =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

type Item = AsyncGenerator<string>;

async function* enclosed(
  items: AsyncIterable<Item>,
  open: string,
  close: string,
  indent: string,
): AsyncGenerator<string> {
  let count = 0;
  for await (const item of items) {
    yield count++ === 0 ? `${open}\n` : ',\n';
    yield `${indent}  `;
    yield* item;
  }
  yield count === 0 ? open + close : `\n${indent}${close}`;
}

async function* itemsOf(list: Iterable<Told> | AsyncIterable<Told>, indent: string): AsyncGenerator<Item> {
  for await (const one of list) yield jsonText(one, indent);
}

async function* membersOf(members: Members, indent: string): AsyncGenerator<Item> {
  for (const [key, one] of Object.entries(members)) if (one !== undefined) yield memberText(key, one, indent);
}

async function* memberText(key: string, value: Told, indent: string): AsyncGenerator<string> {
  yield `${JSON.stringify(key)}: `;
  yield* jsonText(value, indent);
}
