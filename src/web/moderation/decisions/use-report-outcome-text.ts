import type { OwnReport } from '#contract/decisions';
import { useAccountText } from '#i18n/react';

/**
 * Returns what came of a report in a few words.
 * @spec D5.5
 */
export function useReportOutcomeText(): (report: OwnReport) => string {
  const t = useAccountText();
  return ({ decision }) => {
    if (!decision) return t('decisions.waiting');
    if (decision.undone_at) return t('decisions.action_undone');
    return decision.outcome === 'action' ? t('decisions.action') : t('decisions.no_action');
  };
}
