import { useQueryClient } from '@tanstack/react-query';
import { openMemberData } from '#contract/staff-audit';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FactorForm } from '../session/factor-form.tsx';
import { useStaffSession } from '../session/staff-session.ts';
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
      <QuestionButtons isPending={isPending} label={t('staff_ask.open')} onCancel={onCancel} />
    </form>
  );
}

function QuestionButtons(props: { isPending: boolean; label: string; onCancel: () => void }) {
  const t = useStaffText();
  return (
    <div className="flex wrap gap-1 wide-buttons">
      <SubmitButton small busy={props.isPending}>
        {props.label}
      </SubmitButton>
      <Button look="plain" small onClick={props.onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
