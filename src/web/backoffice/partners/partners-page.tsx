import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endPartner, getStaffPartners, type StaffPartner } from '#contract/staff-partners';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { NewPartnerDialog } from './new-partner-dialog.tsx';
import { PartnerLinks } from './partner-links.tsx';

const queries = () => [query(getStaffPartners)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Partners whose servers begin sign-ups: create, end, and what came of them.
 * @spec D5.10 4.2
 */
export default function PartnersPage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffPartners));
  const [isCreating, setIsCreating] = useState(false);
  const [ending, setEnding] = useState<StaffPartner | null>(null);
  const columns = usePartnerColumns(setEnding);
  return (
    <OfficePage
      title={t('staff_nav.partners')}
      aside={data?.partners.length}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsCreating(true)}>
          {t('staff_partners.new')}
        </Button>
      }
    >
      <PartnerLinks />
      <p className="quiet">{t('staff_partners.about')}</p>
      <DataTable
        caption={t('staff_partners.partners')}
        columns={columns}
        rows={data?.partners}
        keyOf={({ id }) => id}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_partners.empty')}</p>}
      />
      <NewPartnerDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <EndDialog partner={ending} onClose={() => setEnding(null)} />
    </OfficePage>
  );
}

function usePartnerColumns(
  onEnd: (partner: StaffPartner) => void,
): [Column<StaffPartner>, ...Column<StaffPartner>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_partners.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { title: t('staff_partners.since'), cell: ({ created_at }) => <When at={created_at} /> },
    {
      title: t('staff_partners.state'),
      cell: ({ ended_at: ended }) =>
        ended ? (
          <span className="quiet">
            {t('staff_partners.ended')} <When at={ended} />
          </span>
        ) : (
          t('staff_partners.works')
        ),
    },
    { title: t('staff_partners.pending'), align: 'end', cell: ({ pending }) => pending },
    { title: t('staff_partners.members'), align: 'end', cell: ({ members }) => members },
    { title: t('staff_partners.confirmed'), align: 'end', cell: ({ confirmed }) => confirmed },
    { title: t('staff_partners.paid'), align: 'end', cell: ({ paid }) => paid },
    { title: t('staff_partners.latest'), cell: ({ latest }) => latest && <When at={latest} /> },
    {
      title: t('staff_partners.acts'),
      cell: partner =>
        partner.ended_at === null && (
          <Button look="plain" small onClick={() => onEnd(partner)}>
            {t('staff_partners.end')}
            <span className="unseen">: {partner.name}</span>
          </Button>
        ),
    },
  ];
}

function EndDialog({ partner, onClose }: { partner: StaffPartner | null; onClose: () => void }) {
  const t = useStaffText();
  const name = partner?.name ?? '';
  const { mutate, dialog } = useConfirmedCall(endPartner, {
    done: t('staff_partners.end_done', { name }),
    onClose,
  });
  return (
    <ConfirmDialog
      open={partner !== null}
      title={t('staff_partners.end_title', { name })}
      action={t('staff_partners.end')}
      word={name}
      {...dialog}
      onConfirm={() => partner && mutate({ id: partner.id })}
    >
      <p>{t('staff_partners.end_text')}</p>
    </ConfirmDialog>
  );
}
