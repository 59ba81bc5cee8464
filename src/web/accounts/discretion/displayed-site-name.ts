import { useText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { useDiscretion } from './discretion.ts';

/** @spec D5.2 */
export function useDisplayedSiteName(): string {
  const t = useText();
  const { name } = useSettings();
  return useDiscretion().discreet ? t('discreet.name') : name;
}
