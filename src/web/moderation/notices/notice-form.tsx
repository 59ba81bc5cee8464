import { EXPLANATION_LENGTH } from '#contract/constants';
import { noticeReasons } from '#contract/content-notices';
import type { ErrorCode, ErrorParams, FieldErrors } from '#contract/errors';
import { errorText, fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { EmailField, SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';

export type TypedNotice = {
  url: string;
  reason: string;
  text: string;
  name: string;
  email: string;
  good_faith: boolean;
};
export type RefusedNotice = {
  typed: TypedNotice;
  code: ErrorCode;
  params: ErrorParams;
  fields: FieldErrors;
};

const fieldOrder = ['url', 'reason', 'text', 'name', 'email', 'good_faith'] as const;

/**
 * Works without script, because the server renders the errors and the typed text.
 * @param about the page from which the visitor came
 * @spec D2.27
 */
export function NoticeForm({ refused, about }: { refused: RefusedNotice | undefined; about: string }) {
  const t = useText();
  const user = useUser();
  const first = fieldOrder.find(field => refused?.fields[field]);
  const errorOf = (field: keyof TypedNotice) => {
    const error = refused?.fields[field];
    if (field === 'url' && error?.code === 'field_invalid') return t('notice.url_elsewhere');
    if (field === 'reason' && error) return t('notice.reason_none');
    if (field === 'good_faith' && error) return t('notice.good_faith_missing');
    return error && fieldErrorText(t, error, field);
  };
  const fieldProps = (field: Exclude<keyof TypedNotice, 'good_faith'>, before = '') => ({
    name: field,
    defaultValue: refused?.typed[field] ?? before,
    error: errorOf(field),
    autoFocus: field === first,
  });
  return (
    <form
      method="post"
      action="/report-content"
      noValidate
      className="stack gap-3 content-start wide-buttons"
    >
      {refused && (
        <p role="alert" className="flex gap-1 pad-row danger weight-600 danger-tint radius-m">
          <WarningIcon className="rigid" size={20} />
          {errorText(t, refused)}
        </p>
      )}
      <TextField
        label={t('notice.url')}
        hint={t('notice.url_hint')}
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        {...fieldProps('url', about)}
      />
      <SelectField
        label={t('notice.reason')}
        {...fieldProps('reason')}
        none={t('notice.reason_none')}
        options={noticeReasons.map(value => ({ value, name: t(`notice_reason.${value}`) }))}
      />
      <TextAreaField
        label={t('notice.text')}
        hint={t('notice.text_hint', { max: EXPLANATION_LENGTH.max })}
        rows={7}
        {...fieldProps('text')}
      />
      {user ? (
        <p className="quiet">{t('complaints.answer_to', { email: user.email })}</p>
      ) : (
        <>
          <TextField label={t('notice.name')} maxLength={100} autoComplete="name" {...fieldProps('name')} />
          <EmailField
            label={t('complaints.email')}
            hint={t('notice.email_hint')}
            autoComplete="email"
            {...fieldProps('email')}
          />
        </>
      )}
      <CheckboxField
        label={t('notice.good_faith')}
        name="good_faith"
        value="1"
        defaultChecked={refused?.typed.good_faith ?? false}
        error={errorOf('good_faith')}
        autoFocus={first === 'good_faith'}
      />
      <p className="quiet text-m">{t('notice.danger')}</p>
      <OfflineNote />
      <Button type="submit" className="justify-self-start">
        {t('notice.submit')}
      </Button>
    </form>
  );
}
