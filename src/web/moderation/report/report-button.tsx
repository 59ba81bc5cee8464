import { useMembersText } from '#i18n/react';
import { FlagIcon } from '../../ui/icons.ts';
import { openReport, type Reported } from './report-store.ts';

/** Begins a report; looks as its place wants it. */
export function ReportButton({ id, name, className }: Reported & { className?: string | undefined }) {
  const t = useMembersText();
  return (
    <button type="button" className={className} onClick={() => openReport({ id, name })}>
      <FlagIcon size={20} />
      {t('report.action', { name })}
    </button>
  );
}
