import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CreditCorrection,
  correctionOrders,
  decideCorrection,
  getCreditCorrections,
} from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { staffList } from '../questions/staff-query.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { sortIn } from '../ui/list-order.ts';
import { MemberName } from '../ui/member-name.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { When } from '../ui/when.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { SignedCredits } from './ledger-table.tsx';
import { MoneyLinks } from './money-links.tsx';

const isAll = (params: URLSearchParams) => params.get('list') === 'all';
const correctionList = (params: URLSearchParams) =>
  staffList(
    getCreditCorrections,
    { ...(!isAll(params) && { state: 'waiting' as const }), ...sortIn(params, correctionOrders) },
    'before',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [correctionList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Decision = { correction: CreditCorrection; confirm: boolean };

/**
 * Credits that staff gave and took, and what waits for a second person.
 * @spec D5.10 D2.13
 */
export default function CreditsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = correctionList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const corrections = data?.pages.flatMap(page => page.corrections);
  const [isGiving, setIsGiving] = useState(false);
  const [decision, setDecision] = useState<Decision | null>(null);
  const columns = useCorrectionColumns(isAll(params), setDecision);
  const tabs = [
    { value: '', name: t('staff_credits.waiting') },
    { value: 'all', name: t('staff_credits.all') },
  ];
  return (
    <OfficePage
      title={t('staff_credits.title')}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsGiving(true)}>
          {t('staff_credits.give')}
        </Button>
      }
    >
      <MoneyLinks />
      <Tabs label={t('staff_credits.lists')} parameter="list" tabs={tabs} open={isAll(params) ? 'all' : ''} />
      <DataTable
        caption={t('staff_credits.title')}
        columns={columns}
        rows={corrections}
        keyOf={({ id }) => id}
        orders={correctionOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={
          <p className="quiet pad-block-2">
            {t(isAll(params) ? 'staff_credits.empty' : 'staff_credits.empty_waiting')}
          </p>
        }
        more={<MoreRows list={list} count={corrections?.length ?? 0} hasMore={hasNextPage} />}
      />
      <CorrectionDialog open={isGiving} onClose={() => setIsGiving(false)} />
      <DecideDialog decision={decision} onClose={() => setDecision(null)} />
    </OfficePage>
  );
}

function useCorrectionColumns(
  all: boolean,
  onDecide: (decision: Decision) => void,
): [Column<CreditCorrection>, ...Column<CreditCorrection>[]] {
  const t = useStaffText();
  const operator = t('staff_credits.operator');
  const decided: Column<CreditCorrection>[] = [
    { title: t('staff_credits.state'), cell: ({ state }) => t(`staff_correction_state.${state}`) },
    {
      title: t('staff_credits.decided'),
      cell: ({ decided_by: name, decided_at: at }) => at && (name ?? operator),
    },
  ];
  return [
    { title: t('staff_money.when'), sort: 'time', cell: ({ asked_at: at }) => <When at={at} exact /> },
    {
      title: t('staff_credits.credits'),
      align: 'end',
      cell: ({ credits }) => <SignedCredits credits={credits} />,
    },
    {
      title: t('staff_credits.member'),
      cell: ({ member, member_name: name }) =>
        member ? <MemberName profile={member} name={name} /> : t('staff_credits.erased'),
    },
    {
      title: t('staff_credits.reason'),
      cell: ({ reason }) => <span className="break-anywhere">{reason}</span>,
    },
    { title: t('staff_credits.asked'), cell: ({ asked_by: name }) => name ?? operator },
    ...(all ? decided : []),
    {
      title: t('staff_credits.acts'),
      cell: correction =>
        correction.state === 'waiting' && <DecideButtons correction={correction} onDecide={onDecide} />,
    },
  ];
}

function DecideButtons(props: { correction: CreditCorrection; onDecide: (decision: Decision) => void }) {
  const t = useStaffText();
  const { correction, onDecide } = props;
  return (
    <span className="row wrap gap-1">
      {correction.is_own ? (
        <span className="quiet">{t('staff_credits.own')}</span>
      ) : (
        <Button look="plain" small onClick={() => onDecide({ correction, confirm: true })}>
          {t('staff_credits.confirm')}
        </Button>
      )}
      <Button look="plain" small onClick={() => onDecide({ correction, confirm: false })}>
        {t('staff_credits.refuse')}
      </Button>
    </span>
  );
}

function DecideDialog({ decision, onClose }: { decision: Decision | null; onClose: () => void }) {
  const t = useStaffText();
  const confirm = decision?.confirm ?? false;
  const { mutate, dialog } = useConfirmedCall(decideCorrection, {
    done: (_answer, sent) => t(sent.confirm ? 'staff_credits.confirmed' : 'staff_credits.refused'),
    onClose,
  });
  const credits = decision?.correction.credits ?? 0;
  return (
    <ConfirmDialog
      open={decision !== null}
      title={t(confirm ? 'staff_credits.confirm_title' : 'staff_credits.refuse_title', { credits })}
      action={t(confirm ? 'staff_credits.confirm' : 'staff_credits.refuse')}
      {...dialog}
      onConfirm={() => decision && mutate({ id: decision.correction.id, confirm })}
    >
      <p>{t(confirm ? 'staff_credits.confirm_text' : 'staff_credits.refuse_text')}</p>
      <p className="quiet">{decision?.correction.reason}</p>
    </ConfirmDialog>
  );
}
