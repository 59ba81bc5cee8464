import { useUser } from '../accounts/user-query.ts';
import { focusContent } from '../layouts/focus-content.ts';
import { useRouteNames } from '../route-names.ts';
import { alertsToShow } from './alert.ts';
import { alerts } from './alerts.ts';
import { useDismiss, useDismissals } from './use-dismissals.ts';
import style from './warnings.module.css';

/** The warnings area (section 2): what a reader should know or do, each with its own way to be sent away. */
export function Warnings() {
  const situation = { user: useUser(), routes: useRouteNames() };
  const shown = alertsToShow(alerts, situation, useDismissals());
  const dismiss = useDismiss();
  if (shown.length === 0) return null;
  return (
    <div className={style.area}>
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
