import { EXPLANATION_LENGTH } from '#contract/constants';
import { sendAppeal } from '#contract/decisions';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { useDeadline } from '../../site/use-moment.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { TextAreaField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';

/** @spec D5.5 */
export function AppealForm({ decision, until }: { decision: string; until: string }) {
  const t = useAccountText();
  const deadline = useDeadline();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: sendAppeal,
    bodyOf: ({ text = '' }) => ({ decision, text }),
    onDone() {
      toast(t('decisions.appeal_sent'), 'good');
      focusContent();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet" suppressHydrationWarning>
        {t('decisions.appeal_text', { until: deadline(until) })}
      </p>
      <TextAreaField
        label={t('decisions.appeal_label')}
        hint={t('decisions.appeal_hint', { max: EXPLANATION_LENGTH.max })}
        name="text"
        rows={6}
        error={errorOf('text')}
      />
      <ErrorText error={error} />
      <SubmitButton busy={isPending}>{t('decisions.appeal_submit')}</SubmitButton>
    </form>
  );
}
