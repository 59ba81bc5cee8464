import { useState } from 'react';
import { endCampaign } from '#contract/staff-campaigns';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { CampaignData } from './campaign-page.tsx';

type CampaignActsProps = { slug: string; data: CampaignData };

/**
 * Ends or removes a campaign, or takes its newest change back.
 * @spec 2.1 D3.1 D5.10
 */
export function CampaignActs({ slug, data: { state, changed, campaign } }: CampaignActsProps) {
  const t = useStaffText();
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);
  const { mutate, dialog } = useConfirmedCall(endCampaign, {
    done: t('staff_site.saved'),
    onClose: () => setAsked(null),
  });
  const undo = useStaffCall(endCampaign, { onSuccess: () => toast(t('staff_site.saved'), 'good') });
  if (state === null) return null;
  const seen = changed?.id ?? null;
  return (
    <>
      {(state === 'running' || state === 'planned') && (
        <Button look="plain" small onClick={() => setAsked('end')}>
          {t('staff_campaigns.end')}
        </Button>
      )}
      {campaign && (
        <Button look="plain" small onClick={() => setAsked('remove')}>
          {t('staff_campaigns.remove')}
        </Button>
      )}
      {changed && (
        <Button
          look="plain"
          small
          busy={undo.isPending}
          onClick={() => undo.mutate({ slug, to: 'previous', seen })}
        >
          {t('staff_campaigns.undo')}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'remove' ? 'staff_campaigns.remove' : 'staff_campaigns.end')}
        action={t(asked === 'remove' ? 'staff_campaigns.remove' : 'staff_campaigns.end')}
        {...dialog}
        onConfirm={() => asked && mutate({ slug, to: asked, seen })}
      >
        <p>{t(asked === 'remove' ? 'staff_campaigns.remove_text' : 'staff_campaigns.end_text')}</p>
      </ConfirmDialog>
    </>
  );
}
