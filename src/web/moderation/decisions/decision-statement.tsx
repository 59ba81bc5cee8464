import type { DecisionAboutMe } from '#contract/decisions';
import { useAccountText } from '#i18n/react';
import { useDeadline, useMoment } from '../../site/use-moment.ts';
import { Quotation, StatementList } from './statement-list.tsx';

/**
 * What was decided about the member, when, by which rule and why.
 * @spec D5.5
 */
export function DecisionStatement({ decision }: { decision: DecisionAboutMe }) {
  const t = useAccountText();
  const moment = useMoment();
  const { rule, reason, decided_at, undone_at, subject } = decision;
  return (
    <div className="stack gap-2">
      <p className="quiet" suppressHydrationWarning>
        {t('decisions.decided_on', { day: moment(decided_at) })}
      </p>
      {undone_at && (
        <p role="status" className="weight-600" suppressHydrationWarning>
          {t('decisions.undone', { day: moment(undone_at) })}
        </p>
      )}
      {!undone_at && <Measure decision={decision} />}
      <StatementList
        parts={[
          [t('decisions.about'), subject === 'profile' ? null : t(`own_subject.${subject}`)],
          [t('decisions.rule'), rule && t(`house_rule.${rule}`)],
          [
            t('decisions.reason'),
            decision.selfie_reason
              ? t(`verification_reason.${decision.selfie_reason}`)
              : reason !== '' && <Quotation key="reason">{reason}</Quotation>,
          ],
        ]}
      />
    </div>
  );
}

/** What the decision does while it stands. */
function Measure({ decision }: { decision: DecisionAboutMe }) {
  const t = useAccountText();
  const deadline = useDeadline();
  const { outcome, ban_until, removed, automated } = decision;
  return (
    <>
      {outcome === 'temporary_ban' && ban_until && (
        <p>{t('decisions.ban_until', { until: deadline(ban_until) })}</p>
      )}
      {removed.about_me && <p>{t('decisions.removed_about_me')}</p>}
      {removed.messages > 0 && <p>{t('decisions.removed_messages', { count: removed.messages })}</p>}
      {removed.photos > 0 && <p>{t('decisions.removed_photos', { count: removed.photos })}</p>}
      {automated && <p>{t('decisions.automated')}</p>}
    </>
  );
}
