import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { SwitchFact } from './switch-fact.tsx';

/** Who may see one's profile: invisible mode (section 4), visitors without an account, and who sees what one was given. */
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
      <SwitchFact
        profile={profile}
        field="shows_gifts"
        label={t('privacy.gifts')}
        hint={t('privacy.gifts_text')}
      />
    </>
  );
}
