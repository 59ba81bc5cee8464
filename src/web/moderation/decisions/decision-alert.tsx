import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../../accounts/user-query.ts';
import { WarningIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';

/** @spec 2.5 D5.5 */
export const hasDecision = ({ user, routes }: AlertContext): boolean =>
  (user?.decision ?? null) !== null && !routes.includes('settings-decisions-id');

/**
 * Leads a member whom staff warned to the decision. It was read when it is dismissed or the decision was opened.
 * @spec 2.5 D5.5
 */
export function DecisionAlert({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const decision = useUser()?.decision;
  if (!decision) return null;
  return (
    <Notice
      icon={<WarningIcon size={20} />}
      label={t('decision_alert.label')}
      to={`/settings/decisions/${decision.id}`}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t(`noticed_decision.${decision.outcome}`)}
    </Notice>
  );
}
