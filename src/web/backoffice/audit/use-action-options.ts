import { useLocale } from 'use-intl';
import { auditDomains, namedAuditActions } from '#contract/staff-audit';
import { useStaffText } from '#i18n/react';
import type { SelectOption } from '../../ui/inputs.tsx';

/**
 * The acts by which the log can be filtered, in the words of the person, below their domain.
 * @param chosen an act in the address, which the list shows even if it has no words
 * @spec D5.10
 */
export function useActionOptions(chosen: string | undefined): SelectOption[] {
  const t = useStaffText();
  const locale = useLocale();
  const domains = auditDomains
    .map(domain => ({ domain, group: t(`staff_audit_domain.${domain}`) }))
    .sort((one, other) => one.group.localeCompare(other.group, locale));
  const options = domains.flatMap(({ domain, group }) => [
    { group, value: domain, name: t('staff_audit.whole_domain', { domain: group }) },
    ...namedAuditActions
      .filter(name => name.startsWith(`${domain}_`))
      .map(name => ({ group, value: name.replace('_', '.'), name: t(`staff_audit_action.${name}`) })),
  ]);
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, name: chosen }, ...options];
}
