import type { ChartLine } from '#contract/staff-statistics';
import { useStaffText } from '#i18n/react';
import style from './today-page.module.css';
import { useFigureTexts } from './use-figure-texts.ts';

type ChartTableProps = { caption: string; lines: readonly ChartLine[]; days: readonly string[] };

/** The numbers of a chart, the newest first. */
export function ChartTable({ caption, lines, days }: ChartTableProps) {
  const t = useStaffText();
  const { dayText, nameOf, valueText } = useFigureTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls it.
    <section className={style.numbers} aria-label={caption} tabIndex={0}>
      <table className="full-width tabular text-s">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff_figures.day')}</th>
            {lines.map(line => (
              <th key={nameOf(line)} scope="col">
                {nameOf(line)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                {lines.map(line => (
                  <td key={nameOf(line)}>{valueText(line, line.values[index] ?? null)}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
}
