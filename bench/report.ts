import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measurement } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { describeMachine } from './support/machine.ts';

const page = path.resolve('docs/performance.md');
const markersOf = (id: string) => [`<!-- ${id} -->`, `<!-- /${id} -->`] as const;

export async function writeReport(measurements: Map<string, Measurement[]>, sizes: string[]): Promise<void> {
  const machine = await describeMachine();
  const day = new Date().toISOString().slice(0, 10);
  let text = readFileSync(page, 'utf8');
  for (const { id, title } of benchmarks) {
    const lines = measurements.get(id);
    if (!lines) continue;
    const conditions = `Measured on ${day} at ${sizes.join(', ')} members: ${machine}.`;
    text = replaceSection(text, id, [`### ${id}: ${title}`, '', conditions, '', ...table(lines)].join('\n'));
  }
  writeFileSync(page, text);
}

function replaceSection(text: string, id: string, content: string): string {
  const [open, close] = markersOf(id);
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${id}`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}

const table = (lines: Measurement[]): string[] => [
  '| what | ours | limit | seen | goal | |',
  '|---|---|---|---|---|---|',
  ...lines.map(
    ({ label, ours, limit, result, goal, met }) =>
      `| ${label} | ${ours} | ${limit} | ${result} | ${goal} | ${met === null ? '' : met ? 'met' : 'missed'} |`,
  ),
];
