import type { ErrorParams } from '#contract/errors';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { openReport } from './report-store.ts';

/** Where a member is told that another one has blocked him: what was said before is kept for a report of his (docs/decisions/0127). */
export function ReportTheBlocker({ id, params }: { id: string; params: ErrorParams | undefined }) {
  const t = useMembersText();
  const name = String(params?.name ?? '');
  return (
    <Button look="plain" onClick={() => openReport({ id, name })}>
      {t('report.action', { name })}
    </Button>
  );
}
