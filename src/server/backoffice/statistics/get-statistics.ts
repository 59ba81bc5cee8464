import type { Output } from '#contract/call';
import { hasPermission } from '#contract/staff-permissions';
import {
  type ChartLine,
  type ChartName,
  type ChartPeriod,
  type getStaffStatistics as call,
  chartNames,
  charts,
  type DailyFigure,
} from '#contract/staff-statistics';
import type { App, StaffCaller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { addDays } from './count-days.ts';
import { type FigureRow, selectFigures } from './queries.ts';

/**
 * The charts that the caller's roles may see.
 * @spec D5.10
 */
export async function getStatistics(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { site, staff }: Pick<StaffCaller, 'site' | 'staff'>,
  period: ChartPeriod,
): Promise<Output<typeof call>> {
  const today = dayIn(site.timeZone, clock.now());
  const days = Array.from({ length: Number(period) }, (_, index) =>
    addDays(today, index + 1 - Number(period)),
  );
  const rows = await selectFigures(db, site.id, days[0] ?? today);
  const lines = linesOf(rows, days);
  const counted = rows.map(({ counted_at }) => counted_at.getTime());
  return {
    days,
    charts: chartNames
      .filter(name => hasPermission(staff.roles, charts[name].permission))
      .map(name => ({ name, lines: linesOfChart(name, lines) })),
    counted_at: counted.length > 0 ? new Date(Math.max(...counted)).toISOString() : null,
  };
}

function linesOf(rows: readonly FigureRow[], days: readonly string[]): ChartLine[] {
  const places = new Map(days.map((day, index) => [day, index]));
  const lines = new Map<string, ChartLine>();
  for (const { figure, part, day, value } of rows) {
    const key = `${figure} ${part}`;
    const line = lines.get(key) ?? { figure, part, values: days.map(() => null) };
    lines.set(key, line);
    const place = places.get(day);
    if (place !== undefined) line.values[place] = value;
  }
  return [...lines.values()].toSorted((a, b) => a.part.localeCompare(b.part));
}

/** A day without a payment in a currency had a revenue of 0, if the day was counted. */
function linesOfChart(name: ChartName, lines: readonly ChartLine[]): ChartLine[] {
  const figures: readonly DailyFigure[] = charts[name].figures;
  const isCounted = lines.find(({ figure }) => figure === 'sign_ups')?.values ?? [];
  return figures.flatMap(figure =>
    lines
      .filter(line => line.figure === figure)
      .map(line => ({
        ...line,
        values: line.values.map((value, index) =>
          value === null && figure === 'revenue' && isCounted[index] !== null ? 0 : value,
        ),
      })),
  );
}
