import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { SwitchFact } from './switch-fact.tsx';

/** What others learn of one, each by itself; what is off, one does not see of them either (decisions, 5.6). */
export function SharingSwitches({ profile }: { profile: OwnProfile }) {
  const t = useOwnText();
  const switches = [
    { field: 'shares_presence', label: t('privacy.presence'), hint: t('privacy.presence_text') },
    { field: 'shares_read', label: t('privacy.read'), hint: t('privacy.read_text') },
    { field: 'shares_typing', label: t('privacy.typing'), hint: t('privacy.typing_text') },
    { field: 'shares_visits', label: t('privacy.visits'), hint: t('privacy.visits_text') },
  ] as const;
  return switches.map(one => <SwitchFact key={one.field} profile={profile} {...one} />);
}
