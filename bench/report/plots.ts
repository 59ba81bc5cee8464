import { isFloor, isRatio, type ReportRow, unitIn, valueIn } from './tables.ts';

type Theme = { name: string; background: string; text: string; line: string; met: string; missed: string };

/** Every plot is drawn once for each. */
export const THEMES: readonly Theme[] = [
  ...[
    {
      name: 'light',
      background: '#ffffff',
      text: '#2b2535',
      line: '#c9c2d6',
      met: '#2f7d5b',
      missed: '#b3541e',
    },
  ],
  ...[
    {
      name: 'dark',
      background: '#16121d',
      text: '#e9e4f2',
      line: '#4b4458',
      met: '#63c29a',
      missed: '#eb9a63',
    },
  ],
];

const WIDTH = 960;
const FONT = 'font-family="system-ui, sans-serif"';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type TextStyle = { size?: number; bold?: boolean; centred?: boolean };

const text = (
  x: number,
  y: number,
  content: string,
  { text: fill }: Theme,
  { size = 12, bold, centred }: TextStyle = {},
): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}" font-size="${size}"${bold ? ' font-weight="600"' : ''}${centred ? ' text-anchor="middle"' : ''} ${FONT}>${escaped(content)}</text>`;

const svg = (title: string, height: number, theme: Theme, parts: string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${theme.background}"/>`,
    text(24, 32, title, theme, { size: 15, bold: true }),
    ...parts,
    '</svg>\n',
  ].join('\n');

const ROW = 22;
const TOP = 70;
const BARS_FROM = 600;
const GOAL_AT = 750;
const RESULTS_AT = 870;

/** 1 where the goal is just reached, more where it is surpassed. */
export const scoreOf = (row: ReportRow): number =>
  isFloor(row) ? valueIn(row.result) / valueIn(row.goal) : valueIn(row.goal) / valueIn(row.result);

/** A bar for each ratio with a goal; the bars that reach the line meet it. */
export function drawGoals(rows: readonly ReportRow[], theme: Theme): string {
  const shown = rows.filter(row => isRatio(row) && row.goal !== '');
  const height = TOP + shown.length * ROW + 20;
  const bars = shown.map((row, index) => {
    const y = TOP + index * ROW;
    const length = Math.max(2, Math.min(scoreOf(row), 1.6) * (GOAL_AT - BARS_FROM));
    return [
      text(24, y + 14, `${row.id}  ${shortened(row.label, 82)}`, theme),
      `<rect x="${BARS_FROM}" y="${y + 3}" width="${length.toFixed(1)}" height="14" rx="3" fill="${row.met ? theme.met : theme.missed}"/>`,
      text(RESULTS_AT, y + 14, row.result, theme),
    ].join('');
  });
  const goal = `<line x1="${GOAL_AT}" y1="${TOP - 8}" x2="${GOAL_AT}" y2="${height - 16}" stroke="${theme.text}" stroke-dasharray="4 3"/>`;
  return svg('How near each ratio is to its goal', height, theme, [
    ...[text(GOAL_AT - 14, TOP - 14, 'goal', theme), ...bars, goal],
  ]);
}

const shortened = (label: string, length: number): string =>
  label.length <= length ? label : `${label.slice(0, length - 1)}…`;

type Curve = { label: string; unit: string; points: { members: number; value: number }[] };

/** The absolute values that were measured with several numbers of members. */
export function curvesOf(rows: readonly ReportRow[]): Curve[] {
  const curves = new Map<string, Curve>();
  for (const row of rows) {
    // A row that compares two sizes is no point of a curve.
    const size = / beside \d/.test(row.label) ? null : /\bat (\d+)(k|M)\b/.exec(row.label);
    if (!size) continue;
    const label = `${row.id} ${row.label
      .replace(size[0], '')
      .replace(/\s*,? beside .*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim()}`;
    const curve = curves.get(label) ?? { label, unit: unitIn(row.ours), points: [] };
    const members = Number(size[1]) * (size[2] === 'M' ? 1_000_000 : 1_000);
    if (!curve.points.some(point => point.members === members))
      curve.points.push({ members, value: valueIn(row.ours) });
    curves.set(label, curve);
  }
  return [...curves.values()].filter(({ points }) => points.length > 1);
}

const PANEL = { width: 300, height: 190, columns: 3, left: 24, top: 60 };

/** A panel for each figure: its value by the number of members, whose axis is logarithmic. */
export function drawCurves(rows: readonly ReportRow[], theme: Theme): string {
  const curves = curvesOf(rows);
  const height = PANEL.top + Math.ceil(curves.length / PANEL.columns) * PANEL.height + 10;
  const panels = curves.map((curve, index) => {
    const x = PANEL.left + (index % PANEL.columns) * PANEL.width;
    const y = PANEL.top + Math.floor(index / PANEL.columns) * PANEL.height;
    return `<g transform="translate(${x} ${y})">${drawPanel(curve, theme)}</g>`;
  });
  return svg('Figures by the number of members', height, theme, panels);
}

function drawPanel({ label, unit, points }: Curve, theme: Theme): string {
  const [width, height] = [PANEL.width - 60, PANEL.height - 90];
  const members = points.map(point => Math.log10(point.members));
  const [least, most] = [Math.min(...members), Math.max(...members)];
  const top = Math.max(...points.map(({ value }) => value)) * 1.15;
  const placed = points.map(({ members: count, value }) => ({
    x: 10 + ((Math.log10(count) - least) / (most - least)) * (width - 20),
    y: 30 + height - (value / top) * height,
    name: count >= 1_000_000 ? `${count / 1_000_000}M` : `${count / 1_000}k`,
    value: `${value.toLocaleString('en')} ${unit}`,
  }));
  return [
    text(0, 14, shortened(label, 44), theme, { bold: true }),
    `<line x1="0" y1="${30 + height}" x2="${width}" y2="${30 + height}" stroke="${theme.line}"/>`,
    `<polyline fill="none" stroke="${theme.met}" stroke-width="2" points="${placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/>`,
    ...placed.map(
      ({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="${theme.met}"/>`,
    ),
    ...placed.map(({ x, y, value }) => text(x, y - 8, value, theme, { size: 11, centred: true })),
    ...placed.map(({ x, name }) => text(x, 46 + height, name, theme, { size: 11, centred: true })),
  ].join('');
}
