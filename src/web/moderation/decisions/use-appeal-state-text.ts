import type { Appeal } from '#contract/decisions';
import { useAccountText } from '#i18n/react';

/**
 * Returns what became of an appeal in a few words; null without one.
 * @spec D5.5
 */
export function useAppealStateText(): (appeal: Appeal | null) => string | null {
  const t = useAccountText();
  return appeal =>
    appeal && (appeal.outcome ? t(`appeal_outcome.${appeal.outcome}`) : t('decisions.appeal_yours'));
}
