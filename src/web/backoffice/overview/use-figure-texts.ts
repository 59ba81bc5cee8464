import { useLocale } from 'use-intl';
import type { Currency } from '#contract/countries';
import type { ChartLine, DailyFigure } from '#contract/staff-statistics';
import { useMoneyText, useStaffText } from '#i18n/react';

const isTime = (figure: DailyFigure): boolean =>
  figure === 'decision_minutes' || figure.startsWith('response_');

export const totalOf = ({ values }: ChartLine): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** How the figures of the charts are written. */
export function useFigureTexts() {
  const t = useStaffText();
  const locale = useLocale();
  const money = useMoneyText();
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const minutesText = (minutes: number): string =>
    minutes < 90
      ? t('staff_figures.minutes', { minutes })
      : t('staff_figures.hours', { hours: Math.round(minutes / 6) / 10 });
  const minuteTickText = (minutes: number): string => {
    if (minutes === 0) return '0';
    return minutes % 60 === 0 ? t('staff_figures.hours', { hours: minutes / 60 }) : minutesText(minutes);
  };
  const valueText = ({ figure, part }: Pick<ChartLine, 'figure' | 'part'>, value: number | null): string => {
    if (value === null) return '–';
    if (figure === 'revenue') return money(value, part as Currency);
    if (figure === 'decision_minutes') return minutesText(value);
    if (figure.startsWith('response_')) return t('staff_figures.milliseconds', { ms: value });
    return number.format(value);
  };
  const nameOf = ({ figure, part }: ChartLine): string => part || t(`staff_figure.${figure}`);
  const lineSummary = (line: ChartLine): string => {
    const known = line.values.filter(value => value !== null);
    const isLevel = isTime(line.figure) || line.figure === 'active';
    const text = valueText(line, isLevel ? (known.at(-1) ?? null) : totalOf(line));
    const params = { name: nameOf(line), value: text };
    if (!isLevel) return t('staff_figures.total', params);
    return line.values.at(-1) === null ? t('staff_figures.latest', params) : t('staff_figures.today', params);
  };
  return {
    dayText: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    minuteTickText,
    nameOf,
    valueText,
    /** For example “Sign-ups: 120 in total”. @param others how many lines are not drawn */
    summaryOf: (lines: readonly ChartLine[], others: number) =>
      [...lines.map(lineSummary), ...(others > 0 ? [t('staff_figures.others', { count: others })] : [])].join(
        ' · ',
      ),
  };
}
