import { namedAuditActions } from '#contract/staff-audit';
import { useStaffText } from '#i18n/react';

/** An act in words, with its name in the log, by which the log is filtered. */
export function AuditAction({ action }: { action: string }) {
  const t = useStaffText();
  const known = namedAuditActions.find(name => name === action.replace('.', '_'));
  if (!known) return <code>{action}</code>;
  return (
    <span>
      {t(`staff_audit_action.${known}`)} <code className="quiet text-s">{action}</code>
    </span>
  );
}
