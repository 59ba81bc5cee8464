import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { SwitchRow } from './switch-row.tsx';

/**
 * Each switch also decides what the member sees of other members.
 * @spec D5.6
 */
export function SharingSwitches({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const switches = [
    { field: 'shares_presence', label: t('privacy.presence'), hint: t('privacy.presence_text') },
    { field: 'shares_read', label: t('privacy.read'), hint: t('privacy.read_text') },
    { field: 'shares_typing', label: t('privacy.typing'), hint: t('privacy.typing_text') },
    { field: 'shares_visits', label: t('privacy.visits'), hint: t('privacy.visits_text') },
  ] as const;
  return switches.map(setting => <SwitchRow key={setting.field} profile={profile} {...setting} />);
}
