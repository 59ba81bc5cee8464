import { focusContent } from '../layouts/focus-content.ts';
import { alertsToShow } from './alert.ts';
import { alerts } from './alerts.ts';
import { useDismiss, useDismissals } from './use-dismissals.ts';
import { useSituation } from './use-situation.ts';
import style from './warnings.module.css';

/** The warnings area (section 2): what a reader should know or do, each with its own way to be sent away. */
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

/** The alerts that stand on a page with a warnings area. */
export const useAlerts = () => alertsToShow(alerts, useSituation(), useDismissals());
