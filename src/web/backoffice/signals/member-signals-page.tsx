import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Output } from '#contract/call';
import { getMemberSignals, type SuspectedMember } from '#contract/staff-signals';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Refused } from '../members/member-data.tsx';
import { privateQuery } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { DetailsList } from '../ui/details-list.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { SignalActs } from './signal-acts.tsx';

export const loader = staffDocumentLoader(({ params }) => {
  requireIdParam(params);
  return [];
});
export const clientLoader = staffCacheLoader(() => []);

/**
 * What signals say about one member, and what staff do about it. Opening it asks for the reason first.
 * @spec D5.13 D5.10
 */
export default function MemberSignalsPage() {
  const t = useStaffText();
  const id = requireIdParam(useParams());
  const { data, error, refetch } = useQuery({ ...privateQuery(getMemberSignals, { id }, id), retry: false });
  if (data) return <MemberSignals signals={data} />;
  return (
    <OfficePage title={t('staff_nav.signals')}>
      {error ? (
        <Refused text={shortFailureText(t, error)} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('state.loading')}>
          <Skeleton height="12rem" />
        </Loading>
      )}
    </OfficePage>
  );
}

function MemberSignals({ signals: { member, list } }: { signals: Output<typeof getMemberSignals> }) {
  const t = useStaffText();
  const columns = useListColumns();
  return (
    <OfficePage
      title={member.name}
      aside={member.banned ? t('staff_signals.banned') : null}
      actions={!member.banned && <SignalActs member={member} />}
    >
      <SuspectedDetails member={member} />
      <DataTable
        caption={t('staff_signals.list')}
        columns={columns}
        rows={list.map((signal, at) => ({ ...signal, number: String(at) }))}
        keyOf={({ number }) => number}
        empty={<p className="quiet pad-block-2">{t('staff_signals.no_signals')}</p>}
      />
    </OfficePage>
  );
}

function SuspectedDetails({ member }: { member: SuspectedMember }) {
  const t = useStaffText();
  const { id, level, score, since, decided, signals } = member;
  return (
    <DetailsList
      details={[
        level && { name: t('staff_signals.level'), value: t(`staff_signal_level.${level}`) },
        level && { name: t('staff_signals.since'), value: <When at={since} exact /> },
        { name: t('staff_signals.score'), value: score },
        decided && {
          name: t('staff_signals.decided'),
          value: t('staff_signals.decided_by', { name: decided.by ?? t('staff_reports.command') }),
        },
        ...signals.map(({ kind, count, weight }) => ({
          name: t('staff_signals.times', { name: t(`staff_signal.${kind}`), count }),
          value: t('staff_signals.points', { count: weight }),
        })),
        {
          name: t('staff_signals.profile'),
          value: (
            <Link to={`/backoffice/members/${id}`} className="inline-row target weight-600">
              <bdi>{member.name}</bdi>
            </Link>
          ),
        },
      ]}
    />
  );
}

type ListedSignal = Output<typeof getMemberSignals>['list'][number] & { number: string };

function useListColumns(): [Column<ListedSignal>, ...Column<ListedSignal>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_signals.signal'), cell: ({ kind }) => t(`staff_signal.${kind}`) },
    { title: t('staff_signals.when'), cell: ({ at }) => <When at={at} exact /> },
    {
      title: t('staff_signals.counts'),
      cell: ({ counts }) => t(counts ? 'staff_signals.yes' : 'staff_signals.forgiven'),
    },
  ];
}
