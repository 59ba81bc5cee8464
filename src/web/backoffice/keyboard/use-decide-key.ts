import type { RefObject } from 'react';
import { useStaffText } from '#i18n/react';
import { useKeys } from './use-keys.ts';

/**
 * `d` goes to the first field of the form that decides, past what there is to read before it.
 * @spec D5.10
 */
export function useDecideKey(form: RefObject<HTMLFormElement | null>): void {
  const t = useStaffText();
  const run = () => form.current?.querySelector<HTMLElement>('select, textarea')?.focus();
  useKeys([{ keys: 'd', text: t('staff_keys.decide'), run }]);
}
