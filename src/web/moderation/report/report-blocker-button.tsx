import type { ErrorParams } from '#contract/errors';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { openReportDialog } from './report-store.ts';

/**
 * A blocked member can report what the blocker wrote before.
 * @spec D2.27 4.4
 */
export function ReportBlockerButton({ id, params }: { id: string; params: ErrorParams | undefined }) {
  const t = useMembersText();
  const name = String(params?.name ?? '');
  return (
    <Button look="plain" onClick={() => openReportDialog({ id, name })}>
      {t('report.action', { name })}
    </Button>
  );
}
