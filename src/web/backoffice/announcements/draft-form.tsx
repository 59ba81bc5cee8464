import { useLocale } from 'use-intl';
import { ANNOUNCEMENT_TEXT } from '#contract/announcement-text';
import { countryCodes } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import {
  announcementTypes,
  changeAnnouncement,
  segmentChoices,
  segmentDays,
  segmentNumbers,
} from '#contract/staff-announcements';
import { useCountryName, useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import type { Announcement } from './announcement-page.tsx';
import { draftIn } from './announcement-values.ts';
import style from './draft-form.module.css';

type PartProps = { announcement: Announcement; errorOf: (field: string) => string | null };

/**
 * Kind, segment and texts of a draft. Saving sends nothing.
 * @spec D5.10 D2.48
 */
export function DraftForm({ announcement }: { announcement: Announcement }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeAnnouncement,
    around: sendWithQuestions,
    bodyOf: values => draftIn(announcement.id, values),
    onDone: () => toast(t('staff_announcements.saved'), 'good'),
  });
  return (
    <form {...bind} className="stack one-column gap-2">
      <SegmentFields announcement={announcement} errorOf={errorOf} />
      {announcement.languages.map(language => (
        <TextFields key={language} announcement={announcement} language={language} errorOf={errorOf} />
      ))}
      <ErrorText error={error} />
      <div className="flex wrap gap-1 wide-buttons">
        <SubmitButton small busy={isPending}>
          {t('staff_announcements.save')}
        </SubmitButton>
      </div>
    </form>
  );
}

function SegmentFields({ announcement: { type, segment, languages }, errorOf }: PartProps) {
  const t = useStaffText();
  const countryName = useCountryName();
  const languageName = useLanguageName();
  const any = t('staff_announcements.any');
  const yesOrNo = [
    { value: 'yes', name: t('staff_announcements.yes') },
    { value: 'no', name: t('staff_announcements.no') },
  ];
  const choiceOf = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');
  return (
    <fieldset className="stack one-column gap-1">
      <legend className={`heading-s heading-font ${style.legend}`}>{t('staff_announcements.segment')}</legend>
      <p className="quiet">{t('staff_announcements.segment_hint')}</p>
      <div className={`gap-1-2 ${style.fields}`}>
        <SelectField
          label={t('staff_announcements.type')}
          name="type"
          defaultValue={type}
          options={announcementTypes.map(value => ({ value, name: t(`staff_announcement_type.${value}`) }))}
        />
        <SelectField
          label={t('staff_announcements.country')}
          name="segment.country"
          none={any}
          defaultValue={segment.country ?? ''}
          options={countryCodes.map(value => ({ value, name: countryName(value) }))}
        />
        <SelectField
          label={t('staff_announcements.language')}
          name="segment.language"
          none={any}
          defaultValue={segment.language ?? ''}
          options={languages.map(value => ({ value, name: languageName(value) }))}
        />
        {segmentChoices.map(field => (
          <SelectField
            key={field}
            label={t(`staff_segment.${field}`)}
            name={`segment.${field}`}
            none={any}
            defaultValue={choiceOf(segment[field])}
            options={yesOrNo}
          />
        ))}
        {segmentNumbers.map(field => (
          <TextField
            key={field}
            label={t(`staff_segment.${field}`)}
            name={`segment.${field}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={segment[field] ?? ''}
            error={errorOf(`segment.${field}`)}
          />
        ))}
        {segmentDays.map(field => (
          <TextField
            key={field}
            label={t(`staff_segment.${field}`)}
            name={`segment.${field}`}
            type="date"
            defaultValue={segment[field] ?? ''}
            error={errorOf(`segment.${field}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TextFields(props: PartProps & { language: LanguageCode }) {
  const { announcement, language, errorOf } = props;
  const t = useStaffText();
  const languageName = useLanguageName();
  const text = announcement.texts[language];
  const bind = (field: 'subject' | 'text' | 'button' | 'path') => ({
    name: `texts.${language}.${field}`,
    lang: field === 'path' ? undefined : language,
    maxLength: ANNOUNCEMENT_TEXT[field],
    defaultValue: text?.[field] ?? '',
    error: errorOf(`texts.${language}.${field}`),
  });
  return (
    <fieldset className="stack one-column gap-1">
      <legend className={`heading-s heading-font ${style.legend}`}>
        {t('staff_announcements.text_title', { language: languageName(language) })}
      </legend>
      <TextField label={t('staff_announcements.subject')} autoComplete="off" {...bind('subject')} />
      <TextAreaField
        label={t('staff_announcements.text')}
        hint={t('staff_announcements.text_hint')}
        className={style.text}
        rows={8}
        {...bind('text')}
      />
      <div className={`gap-1-2 ${style.fields}`}>
        <TextField label={t('staff_announcements.button')} autoComplete="off" {...bind('button')} />
        <TextField
          label={t('staff_announcements.path')}
          hint={t('staff_announcements.path_hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...bind('path')}
        />
      </div>
    </fieldset>
  );
}

/** The name of a language in the language of the page. */
export function useLanguageName(): (language: string) => string {
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return language => names.of(language) ?? language;
}
