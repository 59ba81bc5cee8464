import { focusContent } from '../layouts/focus-content.ts';
import { alertDefinitions } from './alerts.ts';
import { alertsToShow } from './alerts-to-show.ts';
import { useAlertContext } from './use-alert-context.ts';
import { useDismiss, useDismissals } from './use-dismissals.ts';
import style from './warnings.module.css';

/** @spec 2.5 */
export function Warnings() {
  const shown = useAlerts();
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

export const useAlerts = () => alertsToShow(alertDefinitions, useAlertContext(), useDismissals());
