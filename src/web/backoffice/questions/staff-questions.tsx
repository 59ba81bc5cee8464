import { useQueryClient } from '@tanstack/react-query';
import { openMemberData } from '#contract/staff-audit';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FactorForm } from '../session/factor-form.tsx';
import { useStaffSession } from '../session/staff-session.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { useQuestion } from './ask.ts';

/**
 * The dialogs of `sendWithQuestions`. The layout shows them once for all pages.
 * @spec D2.33 D5.10
 */
export function StaffQuestions() {
  const t = useStaffText();
  const question = useQuestion();
  const close = () => question?.answer(false);
  const done = () => question?.answer(true);
  return (
    <>
      <Modal open={question?.kind === 'code'} onClose={close} title={t('staff_ask.code_title')}>
        <FactorQuestion onDone={done} onCancel={close} />
      </Modal>
      <Modal open={question?.kind === 'reason'} onClose={close} title={t('staff_ask.reason_title')}>
        {question?.kind === 'reason' && (
          <ReasonForm member={question.member} onDone={done} onCancel={close} />
        )}
      </Modal>
    </>
  );
}

type QuestionForm = { onDone: () => void; onCancel: () => void };

function FactorQuestion({ onDone, onCancel }: QuestionForm) {
  const t = useStaffText();
  const { factors } = useStaffSession() ?? {};
  return (
    <>
      <p className="quiet">
        {factors?.authenticator ? t('staff_ask.code_text') : t('staff_ask.passkey_text')}
      </p>
      <FactorForm onDone={onDone}>
        <Button look="words" small onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </FactorForm>
    </>
  );
}

function ReasonForm({ member, onDone, onCancel }: QuestionForm & { member: string }) {
  const t = useStaffText();
  const cache = useQueryClient();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: openMemberData,
    bodyOf: ({ reason = '' }) => ({ member, reason }),
    onDone: () => {
      onDone();
      // What was refused before, such as another part of the page.
      void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t('staff_ask.reason_text')}</p>
      <TextAreaField
        label={t('staff_ask.reason')}
        name="reason"
        maxLength={300}
        required
        error={errorOf('reason')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onCancel}>
        {t('staff_ask.open')}
      </FormButtons>
    </form>
  );
}
