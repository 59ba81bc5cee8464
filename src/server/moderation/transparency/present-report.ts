import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import type { ReportReason } from '#contract/reports';
import { FEW, type TransparencyFigures } from '#contract/transparency';
import { csvLine } from '../../platform/csv.ts';
import type { RawFigures } from './make-report.ts';

/** One to four could point to a member. */
const shown = (count: number): number | null => (count > 0 && count < FEW ? null : Math.round(count));

/**
 * The numbers as everybody may read them.
 * @spec D5.14
 */
export const presentFigures = (raw: RawFigures): TransparencyFigures => ({
  notices: raw.notices.map(({ reason, count }) => ({ reason: reason as ReportReason, count: shown(count) })),
  median_hours: raw.median_hours === null ? null : Math.round(raw.median_hours * 10) / 10,
  decisions: raw.decisions.map(({ outcome, rule, automated, count }) => ({
    outcome: outcome as DecisionOutcome,
    rule: rule as HouseRule | null,
    automated,
    count: shown(count),
  })),
  appeals: {
    sent: shown(raw.appeals.sent),
    upheld: shown(raw.appeals.upheld),
    overturned: shown(raw.appeals.overturned),
  },
  complaints: { sent: shown(raw.complaints.sent), answered: shown(raw.complaints.answered) },
  suspended: shown(raw.suspended),
  recipients: {
    months: raw.recipients.months.map(({ month, members }) => ({ month, members: shown(members) })),
    average: shown(raw.recipients.average),
  },
});

const cell = (count: number | null): string | number => count ?? `<${FEW}`;

/**
 * One number a line, with names that programs read.
 * @spec D5.14 D5.10
 */
export function figuresCsv(figures: TransparencyFigures): string {
  const { appeals, complaints, recipients } = figures;
  const lines: (string | number | null)[][] = [
    ['part', 'kind', 'rule', 'automated', 'count'],
    ...figures.notices.map(({ reason, count }) => ['notices', reason, null, null, cell(count)]),
    ...figures.decisions.map(({ outcome, rule, automated, count }) => [
      ...['decisions', outcome, rule, automated ? 'yes' : 'no', cell(count)],
    ]),
    ['median_hours', null, null, null, figures.median_hours],
    ['appeals', 'sent', null, null, cell(appeals.sent)],
    ['appeals', 'upheld', null, null, cell(appeals.upheld)],
    ['appeals', 'overturned', null, null, cell(appeals.overturned)],
    ['complaints', 'sent', null, null, cell(complaints.sent)],
    ['complaints', 'answered', null, null, cell(complaints.answered)],
    ['suspended', null, null, null, cell(figures.suspended)],
    ...recipients.months.map(({ month, members }) => ['recipients', month, null, null, cell(members)]),
    ['recipients', 'average', null, null, cell(recipients.average)],
  ];
  return `${lines.map(csvLine).join('\r\n')}\r\n`;
}
