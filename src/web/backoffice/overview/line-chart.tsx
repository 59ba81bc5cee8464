import { areaY, axisX, axisY, gridY, lineY, plot, pointerX, ruleX, tip } from '@observablehq/plot';
import { useEffect, useRef, useState } from 'react';
import type { ChartLine } from '#contract/staff-statistics';
import { minuteTicks } from './minute-ticks.ts';
import style from './today-page.module.css';
import { useFigureTexts } from './use-figure-texts.ts';

type LineChartProps = {
  lines: readonly ChartLine[];
  days: readonly string[];
  title: string;
  description: string;
};

const HEIGHT = 176;
/** Tokens, so that the chart follows the theme; a second line differs by its dashes, too. */
const STROKES = [
  'var(--violet)',
  'var(--good)',
  'var(--warning)',
  'var(--danger)',
  'var(--ink-quiet)',
] as const;
const DASHES = ['none', '5 3', '2 3', '8 3 2 3'] as const;

type Point = { day: Date; value: number; text: string };

/**
 * Draws figures by day. Only the back office loads this file, and only when a chart is shown.
 * @spec D5.10
 */
export default function LineChart({ lines, days, title, description }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { dayText, minuteTickText, nameOf, valueText } = useFigureTexts();
  useEffect(() => {
    if (width === 0) return;
    const pointsOf = (line: ChartLine): Point[] =>
      days.map((day, index) => ({
        day: dateOf(day),
        value: scaled(line, line.values[index] ?? null),
        text: [
          dayText(day),
          ...lines.map(other => `${nameOf(other)}: ${valueText(other, other.values[index] ?? null)}`),
        ].join('\n'),
      }));
    // Between days without a decision the line goes on; other days without a value are a gap at the beginning.
    const series = lines.map(line => pointsOf(line).filter(({ value }) => !Number.isNaN(value)));
    const all = series.flat();
    // Of a figure in minutes.
    const ticks = lines.some(({ figure }) => figure === 'decision_minutes')
      ? minuteTicks(Math.max(0, ...all.map(({ value }) => value)))
      : null;
    const drawing = plot({
      width,
      height: HEIGHT,
      marginLeft: 48,
      marginRight: 12,
      marginTop: 8,
      marginBottom: 24,
      ariaLabel: title,
      ariaDescription: description,
      x: { type: 'utc', label: null, domain: [dateOf(days.at(0)), dateOf(days.at(-1))] },
      y: { label: null, zero: true, ...(ticks ? { domain: [0, ticks.at(-1)] } : { nice: true }) },
      marks: [
        gridY({ ticks: ticks ?? 4, stroke: 'var(--hairline)', strokeOpacity: 1 }),
        axisY({
          ticks: ticks ?? 4,
          tickSize: 0,
          fill: 'var(--ink-quiet)',
          tickFormat: ticks ? minuteTickText : '~s',
        }),
        axisX({
          ticks: Math.max(2, Math.min(days.length - 1, Math.floor(width / 90))),
          tickSize: 0,
          fill: 'var(--ink-quiet)',
          tickFormat: (day: Date) => dayText(day.toISOString().slice(0, 10)),
        }),
        ...(series.length === 1
          ? [areaY(series[0] ?? [], { x: 'day', y: 'value', fill: 'var(--violet-soft)', fillOpacity: 0.7 })]
          : []),
        ...series.map((points, index) =>
          lineY(points, {
            x: 'day',
            y: 'value',
            stroke: STROKES[index % STROKES.length],
            strokeDasharray: DASHES[index % DASHES.length],
            strokeWidth: 2,
            marker: days.length <= 7 || ticks ? 'dot' : 'none',
          }),
        ),
        ruleX(all, pointerX({ x: 'day', stroke: 'var(--outline)' })),
        tip(
          all,
          pointerX({
            x: 'day',
            y: 'value',
            title: 'text',
            fill: 'var(--surface-raised)',
            stroke: 'var(--outline)',
          }),
        ),
      ],
    });
    // Its styles are in the style sheet: the site's policy allows no others.
    drawing.querySelector('style')?.remove();
    drawing.setAttribute('role', 'img');
    // Only the picture as a whole has a name; its groups have no role that allows one.
    for (const part of drawing.querySelectorAll('g[aria-label]')) part.removeAttribute('aria-label');
    place.current?.replaceChildren(drawing);
  });
  return <div ref={place} className={style.drawing} />;
}

const dateOf = (day = ''): Date => new Date(`${day}T00:00:00Z`);

/** Money is drawn in whole units of the currency. A day of which nothing is known is a gap. */
const scaled = ({ figure }: ChartLine, value: number | null): number => {
  if (value === null) return Number.NaN;
  return figure === 'revenue' ? value / 100 : value;
};

function useWidth(place: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
