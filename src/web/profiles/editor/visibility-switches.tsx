import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { SwitchFact } from './switch-fact.tsx';

/** Who may see one's profile: invisible mode (section 4), and visitors without an account. */
export function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
  const t = useOwnText();
  return (
    <>
      <SwitchFact
        profile={profile}
        field="invisible"
        label={t('editor.invisible')}
        hint={t('editor.invisible_text')}
      />
      <SwitchFact
        profile={profile}
        field="visible_to_visitors"
        label={t('editor.visitors')}
        hint={t('editor.visitors_text')}
      />
    </>
  );
}
