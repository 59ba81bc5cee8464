import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { SwitchRow } from './switch-row.tsx';

/** @spec 4.5 D2.25 D1.11 D2.11 */
export function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  return (
    <>
      <SwitchRow
        profile={profile}
        field="invisible"
        label={t('editor.invisible')}
        hint={t('editor.invisible_text')}
      />
      <SwitchRow
        profile={profile}
        field="visible_to_visitors"
        label={t('editor.visitors')}
        hint={t('editor.visitors_text')}
      />
      <SwitchRow
        profile={profile}
        field="shows_gifts"
        label={t('privacy.gifts')}
        hint={t('privacy.gifts_text')}
      />
    </>
  );
}
