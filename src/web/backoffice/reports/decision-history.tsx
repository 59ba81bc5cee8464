import type { EarlierDecision } from '#contract/staff-reports';
import { useStaffText } from '#i18n/react';
import { When } from '../ui/when.tsx';

/** @spec D5.10 D5.5 */
export function DecisionHistory({ title, decisions }: { title: string; decisions: EarlierDecision[] }) {
  const t = useStaffText();
  return (
    <section className="stack gap-1">
      <h2 className="heading-s">{title}</h2>
      {decisions.length === 0 ? (
        <p className="quiet">{t('staff_reports.history_none')}</p>
      ) : (
        <ul className="lines-between">
          {decisions.map(decision => (
            <li key={decision.id} className="pad-block-1">
              <DecisionLine decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DecisionLine({ decision }: { decision: EarlierDecision }) {
  const t = useStaffText();
  const { outcome, rule, reason, decided_at, decided_by, overturned, reopened } = decision;
  const states = [
    rule && t(`staff_rule.${rule}`),
    overturned && t('staff_reports.undone'),
    reopened && t('staff_reports.reopened'),
  ].filter(Boolean);
  return (
    <>
      <p className="weight-600">
        {t('staff_reports.by', {
          outcome: t(`staff_outcome.${outcome}`),
          name: decided_by ?? t('staff_reports.command'),
        })}
      </p>
      <p className="quiet text-s">
        <When at={decided_at} /> {states.join(' · ')}
      </p>
      <p className="break-anywhere">{reason}</p>
    </>
  );
}
