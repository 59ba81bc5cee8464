import { EXPLANATION_LENGTH } from '#contract/constants';
import type { ErrorCode, ErrorParams, FieldErrors } from '#contract/errors';
import { complaintTopics } from '#contract/moderation';
import { errorText, fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.ts';
import { EmailField, SelectField, TextAreaField } from '../ui/inputs.tsx';
import { OfflineNote } from '../ui/offline-note.tsx';

export type RefusedComplaint = {
  typed: { topic: string; text: string; email: string };
  code: ErrorCode;
  params: ErrorParams;
  fields: FieldErrors;
};

const fieldOrder = ['topic', 'text', 'email'];

/**
 * Works without script, because the server renders the errors and the typed text.
 * @spec 2.9
 */
export function ComplaintForm({ refused }: { refused: RefusedComplaint | undefined }) {
  const t = useText();
  const user = useUser();
  const first = fieldOrder.find(field => refused?.fields[field]);
  const fieldProps = (field: keyof RefusedComplaint['typed']) => {
    const error = refused?.fields[field];
    return {
      name: field,
      defaultValue: refused?.typed[field] ?? '',
      error: error && fieldErrorText(t, error, field),
      autoFocus: field === first,
    };
  };
  return (
    <form method="post" action="/complaints" noValidate className="stack gap-3 content-start wide-buttons">
      {refused && (
        <p role="alert" className="flex gap-1 pad-row danger weight-600 danger-tint radius-m">
          <WarningIcon className="rigid" size={20} />
          {errorText(t, refused)}
        </p>
      )}
      <SelectField
        label={t('complaints.topic')}
        {...fieldProps('topic')}
        none={t('complaints.topic_none')}
        options={complaintTopics.map(value => ({ value, name: t(`complaint_topic.${value}`) }))}
      />
      <TextAreaField
        label={t('complaints.text')}
        hint={t('complaints.text_hint', { max: EXPLANATION_LENGTH.max })}
        rows={8}
        {...fieldProps('text')}
      />
      {user ? (
        <p className="quiet">{t('complaints.answer_to', { email: user.email })}</p>
      ) : (
        <EmailField
          label={t('complaints.email')}
          hint={t('complaints.email_hint')}
          autoComplete="email"
          {...fieldProps('email')}
        />
      )}
      <OfflineNote />
      <Button type="submit" className="justify-self-start">
        {t('complaints.submit')}
      </Button>
    </form>
  );
}
