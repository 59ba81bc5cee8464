import { changeStaffLanguage, type StaffSession, staffLanguages } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { languageNames } from '../../site/offered-languages.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { useStaffCall } from '../questions/use-staff-call.ts';
import style from './account.module.css';

/**
 * The language of the person's pages and emails, which is saved at once.
 * @spec D5.10
 */
export function LanguageField({ language }: Pick<StaffSession, 'language'>) {
  const t = useStaffText();
  const { mutate, isPending, variables } = useStaffCall(changeStaffLanguage, {
    // The document has its language from the server. The members' page of languages loads it anew in the same way.
    onSuccess: () => location.replace(location.href),
  });
  return (
    <div className={style.language}>
      <SelectField
        label={t('nav.language')}
        hint={t('staff_account.language_hint')}
        value={isPending ? variables.language : language}
        onChange={({ target }) => {
          const chosen = staffLanguages.find(known => known === target.value);
          if (chosen && !isPending) mutate({ language: chosen });
        }}
        options={staffLanguages.map(value => ({ value, name: languageNames[value], lang: value }))}
      />
    </div>
  );
}
