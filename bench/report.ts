import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reading } from './figure.ts';
import { figures } from './figures.ts';
import { describeMachine } from './support/machine.ts';

const page = path.resolve('docs/performance.md');
const marks = (id: string) => [`<!-- ${id} -->`, `<!-- /${id} -->`] as const;

/** Writes what was measured into its places of the page; what was not measured this time, and every word between, stays. */
export async function writeReport(readings: Map<string, Reading[]>, sizes: string[]): Promise<void> {
  const machine = await describeMachine();
  const day = new Date().toISOString().slice(0, 10);
  let text = readFileSync(page, 'utf8');
  for (const { id, title } of figures) {
    const lines = readings.get(id);
    if (!lines) continue;
    const how = `Measured on ${day} at ${sizes.join(', ')} members: ${machine}.`;
    text = replaced(text, id, [`### ${id}: ${title}`, '', how, '', ...table(lines)].join('\n'));
  }
  writeFileSync(page, text);
}

function replaced(text: string, id: string, content: string): string {
  const [open, close] = marks(id);
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${id}`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}

const table = (lines: Reading[]): string[] => [
  '| what | ours | limit | seen | goal | |',
  '|---|---|---|---|---|---|',
  ...lines.map(
    ({ what, ours, limit, seen, goal, met }) =>
      `| ${what} | ${ours} | ${limit} | ${seen} | ${goal} | ${met === null ? '' : met ? 'met' : 'missed'} |`,
  ),
];
