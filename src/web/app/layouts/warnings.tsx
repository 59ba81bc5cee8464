import { alertsToShow } from '../../accounts/alerts/alerts-to-show.ts';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import { useUser } from '../../accounts/user-query.ts';
import { useTimeBonus } from '../../credits/time-bonus/use-time-bonus.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import { focusContent } from '../../ui/focus-content.ts';
import { alertDefinitions } from './alerts.ts';
import style from './default-layout.module.css';

/** @spec 2.5 */
export function Warnings() {
  const shown = useAlerts();
  const dismiss = useDismiss();
  if (shown.length === 0) return null;
  return (
    <div className={`page stack gap-1 full-width gutter container ${style.area}`}>
      {shown.map(({ name, Component }) => (
        <Component
          key={name}
          onDismiss={() => {
            dismiss(name);
            focusContent();
          }}
        />
      ))}
    </div>
  );
}

export function useAlerts() {
  const context = { user: useUser(), hasTimeBonus: useTimeBonus() !== null, routes: useRouteNames() };
  return alertsToShow(alertDefinitions, context, useDismissals());
}
