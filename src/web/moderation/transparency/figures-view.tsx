import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { FEW, type TransparencyFigures } from '#contract/transparency';
import { calendarMonth } from '#i18n/date-text';
import { useText } from '#i18n/react';
import style from './figures-view.module.css';

type Row = { name: ReactNode; count: number | null };

/**
 * The numbers of one period, each group in a table.
 * @spec D5.14
 */
export function FiguresView({ figures }: { figures: TransparencyFigures }) {
  const t = useText();
  const { median_hours: hours, appeals, complaints, suspended } = figures;
  return (
    <div className="stack gap-3">
      <CountTable
        title={t('transparency.notices')}
        rows={figures.notices.map(({ reason, count }) => ({
          name: t(`transparency_reason.${reason}`),
          count,
        }))}
      />
      {hours !== null && <p>{t('transparency.median', { hours })}</p>}
      <DecisionTable decisions={figures.decisions} />
      <CountTable
        title={t('transparency.appeals')}
        rows={[
          { name: t('transparency.suspended'), count: suspended },
          { name: t('transparency.appeals_sent'), count: appeals.sent },
          { name: t('transparency.appeals_upheld'), count: appeals.upheld },
          { name: t('transparency.appeals_overturned'), count: appeals.overturned },
          { name: t('transparency.complaints_sent'), count: complaints.sent },
          { name: t('transparency.complaints_answered'), count: complaints.answered },
        ]}
      />
      <RecipientTable recipients={figures.recipients} />
    </div>
  );
}

function DecisionTable({ decisions }: Pick<TransparencyFigures, 'decisions'>) {
  const t = useText();
  const rows = decisions.map(({ outcome: kind, rule, automated, count }) => {
    const outcome = t(`transparency_outcome.${kind}`);
    const name = rule
      ? t('transparency.decision', { outcome, rule: t(`transparency_rule.${rule}`) })
      : outcome;
    return { name: `${name}, ${t(automated ? 'transparency.automated' : 'transparency.by_person')}`, count };
  });
  return <CountTable title={t('transparency.decisions')} rows={rows} />;
}

function RecipientTable({ recipients: { months, average } }: Pick<TransparencyFigures, 'recipients'>) {
  const t = useText();
  const locale = useLocale();
  const rows = months.map(({ month, members: count }) => ({ name: calendarMonth(month, locale), count }));
  const all = [...rows, { name: <strong>{t('transparency.average')}</strong>, count: average }];
  return <CountTable title={t('transparency.recipients')} rows={months.length > 0 ? all : []} />;
}

function CountTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useText();
  const locale = useLocale();
  if (rows.length === 0)
    return (
      <div className="stack gap-half">
        <p className="weight-600">{title}</p>
        <p>{t('transparency.none')}</p>
      </div>
    );
  return (
    <table className={`full-width tabular ${style.table}`}>
      <caption>{title}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t('transparency.what')}</th>
          <th scope="col">{t('transparency.number')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{count === null ? t('transparency.few', { few: FEW }) : count.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
