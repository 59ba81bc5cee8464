import type { JsonSource } from './section.ts';

export async function* streamJson(value: JsonSource, indent = ''): AsyncGenerator<string> {
  const inner = `${indent}  `;
  if (isStream(value)) yield* joinItems(streamItems(value, inner), '[', ']', indent);
  else if (Array.isArray(value)) yield* joinItems(streamItems(value, inner), '[', ']', indent);
  else if (isObject(value)) yield* joinItems(streamProperties(value, inner), '{', '}', indent);
  else yield JSON.stringify(value);
}

type JsonProperties = { readonly [key: string]: JsonSource | undefined };

const isStream = (value: JsonSource): value is AsyncIterable<JsonSource> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
const isObject = (value: JsonSource): value is JsonProperties =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

type JsonChunks = AsyncGenerator<string>;

async function* joinItems(
  items: AsyncIterable<JsonChunks>,
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

async function* streamItems(
  list: Iterable<JsonSource> | AsyncIterable<JsonSource>,
  indent: string,
): AsyncGenerator<JsonChunks> {
  for await (const element of list) yield streamJson(element, indent);
}

async function* streamProperties(members: JsonProperties, indent: string): AsyncGenerator<JsonChunks> {
  for (const [key, member] of Object.entries(members))
    if (member !== undefined) yield propertyJson(key, member, indent);
}

async function* propertyJson(key: string, value: JsonSource, indent: string): AsyncGenerator<string> {
  yield `${JSON.stringify(key)}: `;
  yield* streamJson(value, indent);
}
