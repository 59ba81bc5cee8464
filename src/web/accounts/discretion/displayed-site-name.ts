import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { useDiscretion } from './discretion.ts';

/** The name over the pages: the site's own, or the one that tells nothing (decisions, 5.2). */
export function useDisplayedSiteName(): string {
  const t = useText();
  const { name } = useSettings();
  return useDiscretion().discreet ? t('discreet.name') : name;
}
