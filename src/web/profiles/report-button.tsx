import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { FlagIcon } from '../ui/icons.ts';
import { openReportDialog, type ReportedMember } from './report-store.ts';

/** @spec 6.4 D2.27 */
export function ReportButton({ id, name, className }: ReportedMember & { className?: string | undefined }) {
  const t = useMembersText();
  return (
    <button type="button" className={className} onClick={() => openReportDialog({ id, name })}>
      <FlagIcon size={20} />
      {t('report.action', { name })}
    </button>
  );
}

/**
 * A blocked member can report what the blocker wrote before.
 * @spec D2.27 4.4
 */
export function ReportBlockerButton(member: ReportedMember) {
  const t = useMembersText();
  return (
    <Button look="plain" onClick={() => openReportDialog(member)}>
      {t('report.action', { name: member.name })}
    </Button>
  );
}
