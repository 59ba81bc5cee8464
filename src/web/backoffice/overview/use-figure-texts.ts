import { useLocale } from 'use-intl';
import type { Currency } from '#contract/countries';
import type { ChartLine, DailyFigure } from '#contract/staff-statistics';
import { useMoneyText, useStaffText } from '#i18n/react';

const isTime = (figure: DailyFigure): boolean =>
  figure === 'decision_minutes' || figure.startsWith('response_');

/** How the figures of the charts are written. */
export function useFigureTexts() {
  const t = useStaffText();
  const locale = useLocale();
  const money = useMoneyText();
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const valueText = ({ figure, part }: Pick<ChartLine, 'figure' | 'part'>, value: number | null): string => {
    if (value === null) return '–';
    if (figure === 'revenue') return money(value, part as Currency);
    if (figure === 'decision_minutes') return t('staff_figures.minutes', { minutes: value });
    if (figure.startsWith('response_')) return t('staff_figures.milliseconds', { ms: value });
    return number.format(value);
  };
  const nameOf = ({ figure, part }: ChartLine): string => part || t(`staff_figure.${figure}`);
  const lineSummary = (line: ChartLine): string => {
    const known = line.values.filter(value => value !== null);
    const isLevel = isTime(line.figure) || line.figure === 'active';
    const value = isLevel ? (known.at(-1) ?? null) : known.reduce((sum, one) => sum + one, 0);
    const text = valueText(line, value);
    return isLevel
      ? t('staff_figures.today', { name: nameOf(line), value: text })
      : t('staff_figures.total', { name: nameOf(line), value: text });
  };
  return {
    dayText: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    nameOf,
    valueText,
    /** For example “Sign-ups: 120 in total”. */
    summaryOf: (lines: readonly ChartLine[]) => lines.map(lineSummary).join(' · '),
  };
}
