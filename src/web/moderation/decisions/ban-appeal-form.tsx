import { EXPLANATION_LENGTH } from '#contract/constants';
import { errorText, fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useDeadline } from '../../site/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import type { RefusedAppeal } from './ban-page.tsx';

type BanAppealFormProps = {
  token: string;
  decision: string;
  until: string;
  refused: RefusedAppeal | null;
};

/**
 * Works without script.
 * @spec D5.5
 */
export function BanAppealForm({ token, decision, until, refused }: BanAppealFormProps) {
  const t = useAccountText();
  const deadline = useDeadline();
  const field = refused?.fields.text;
  return (
    <form
      method="post"
      action="/appeal"
      noValidate
      className="stack gap-2 line-above pad-block-2 wide-buttons"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="decision" value={decision} />
      <h3 className="heading-s">{t('decisions.appeal_title')}</h3>
      <p className="quiet">{t('decisions.appeal_text', { until: deadline(until) })}</p>
      {refused && !field && (
        <p role="alert" className="danger weight-600">
          {errorText(t, refused)}
        </p>
      )}
      <TextAreaField
        label={t('decisions.appeal_label')}
        hint={t('decisions.appeal_hint', { max: EXPLANATION_LENGTH.max })}
        name="text"
        rows={6}
        defaultValue={refused?.text ?? ''}
        error={field && fieldErrorText(t, field, 'text')}
        autoFocus={field !== undefined}
      />
      <OfflineNote />
      <Button type="submit" className="justify-self-start">
        {t('decisions.appeal_submit')}
      </Button>
    </form>
  );
}
