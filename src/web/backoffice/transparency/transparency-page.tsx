import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getTransparencyReports,
  makeTransparencyReport,
  publishTransparencyReport,
  type TransparencyDraft,
} from '#contract/staff-transparency';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { FiguresView } from '../../moderation/transparency/figures-view.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CsvLink } from '../ui/csv-link.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import style from './transparency-page.module.css';

const queries = () => [query(getTransparencyReports)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The reports that the law asks for: made, read, and then published.
 * @spec D5.14 D5.10
 */
export default function TransparencyPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getTransparencyReports));
  const [opened, setOpened] = useState<string | null>(null);
  const reports = data?.reports;
  const shown = reports?.find(({ period }) => period === opened) ?? reports?.[0];
  return (
    <OfficePage
      title={t('staff_nav.transparency')}
      actions={
        <a href="/transparency" className="inline-row target weight-600">
          {t('staff_transparency.page')}
        </a>
      }
    >
      <MakeForm onMade={setOpened} />
      <DataTable
        caption={t('staff_transparency.caption')}
        columns={useColumns(setOpened)}
        rows={reports}
        keyOf={({ period }) => period}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_transparency.none')}</p>}
      />
      {shown && <Draft key={shown.period} draft={shown} />}
    </OfficePage>
  );
}

function MakeForm({ onMade }: { onMade: (period: string) => void }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: makeTransparencyReport,
    around: sendWithQuestions,
    bodyOf: ({ period = '' }) => {
      onMade(period.trim());
      return { period: period.trim() };
    },
    onDone: () => toast(t('staff_transparency.made_now'), 'good'),
  });
  return (
    <form {...bind} className={`stack gap-1 ${style.make}`}>
      <TextField
        label={t('staff_transparency.make_period')}
        hint={t('staff_transparency.make_hint')}
        name="period"
        maxLength={6}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('period')}
      />
      <ErrorText error={error} />
      <SubmitButton small busy={isPending}>
        {t('staff_transparency.make')}
      </SubmitButton>
    </form>
  );
}

function useColumns(
  open: (period: string) => void,
): [Column<TransparencyDraft>, ...Column<TransparencyDraft>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_transparency.period'),
      cell: ({ period }) => (
        <Button look="plain" small onClick={() => open(period)}>
          {period}
        </Button>
      ),
    },
    { title: t('staff_transparency.made'), cell: ({ made_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_transparency.state'),
      cell: ({ published_at: at, published_by: by, over }) =>
        at ? (
          // In one element, because the cells of a card on a phone are rows of their parts.
          <span>
            {t.rich('staff_transparency.published', {
              name: by ?? t('staff_reports.command'),
              when: () => <When at={at} />,
            })}
          </span>
        ) : (
          t(over ? 'staff_transparency.draft' : 'staff_transparency.running')
        ),
    },
  ];
}

function Draft({ draft }: { draft: TransparencyDraft }) {
  const t = useStaffText();
  const [asks, setAsks] = useState(false);
  const { period, made_at: seen, published_at: publishedAt, over, figures, csv } = draft;
  const { mutate, dialog } = useConfirmedCall(publishTransparencyReport, {
    done: t('staff_transparency.published_now'),
    onClose: () => setAsks(false),
  });
  return (
    <section className="stack gap-2 line-above pad-block-2" aria-labelledby="draft">
      <div className="row wrap gap-1 justify-between">
        <h2 id="draft" className="heading-s">
          {period} · {t('staff_transparency.preview')}
        </h2>
        <div className="row wrap gap-1">
          <CsvLink
            path={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            name={`transparency-${period}.csv`}
          />
          {over && publishedAt === null && (
            <Button small onClick={() => setAsks(true)}>
              {t('staff_transparency.publish')}
            </Button>
          )}
        </div>
      </div>
      <FiguresView figures={figures} />
      <ConfirmDialog
        open={asks}
        title={t('staff_transparency.publish_title', { period })}
        action={t('staff_transparency.publish')}
        word={period}
        {...dialog}
        onConfirm={() => mutate({ period, seen })}
      >
        <p>{t('staff_transparency.publish_text')}</p>
      </ConfirmDialog>
    </section>
  );
}
