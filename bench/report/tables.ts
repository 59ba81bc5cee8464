import type { Measurement } from '../benchmark.ts';

/** A row of a table in docs/performance.md. */
export type ReportRow = Measurement & { id: string };

const HEAD = ['| what | ours | limit | seen | goal | |', '|---|---|---|---|---|---|'];

export const tableOf = (measurements: readonly Measurement[]): string[] => [
  ...HEAD,
  ...measurements.map(
    ({ label, ours, limit, result, goal, met }) =>
      `| ${label} | ${ours} | ${limit} | ${result} | ${goal} | ${met === null ? '' : met ? 'met' : 'missed'} |`,
  ),
];

/** Reads what `tableOf` wrote between the markers of `sectionMarkers`. */
export function readTables(page: string): ReportRow[] {
  return [...page.matchAll(/<!-- (P\d+) -->(.*?)<!-- \/\1 -->/gs)].flatMap(([, id = '', section = '']) =>
    section
      .split('\n')
      .filter(line => line.startsWith('| ') && !HEAD.includes(line))
      .map(line => readRow(id, line)),
  );
}

function readRow(id: string, line: string): ReportRow {
  const [label = '', ours = '', limit = '', result = '', goal = '', verdict] = line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());
  return { id, label, ours, limit, result, goal, met: verdict ? verdict === 'met' : null };
}

/** The number of a cell such as `1,541 ms` or `0.51 x`. */
export const valueIn = (cell: string): number => Number(cell.replaceAll(',', '').match(/[\d.]+/)?.[0]);

/** The unit of a cell such as `1,541 ms`; empty for a bare number. */
export const unitIn = (cell: string): string => cell.replace(/^[<>=\s]*[\d.,]+\s*/, '');

export const isRatio = ({ result, limit }: Measurement): boolean => limit !== '' && result.endsWith(' x');

/** Whether a higher value is better. */
export const isFloor = ({ goal }: Measurement): boolean => goal.startsWith('>=');

const sectionMarkers = (id: string): [open: string, close: string] => [`<!-- ${id} -->`, `<!-- /${id} -->`];

/** Replaces what stands between the markers of `id` in a page of docs. */
export function replaceSection(text: string, id: string, content: string): string {
  const [open, close] = sectionMarkers(id);
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The page has no place for ${id}.`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}
