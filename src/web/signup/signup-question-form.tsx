import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#i18n/react';
import { ErrorText, generalError } from '../accounts/error-text.tsx';
import { IconButton, SubmitButton } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { focusFirst } from '../ui/modal.tsx';
import { AboutLine } from './about-member.tsx';
import { LoginInstead } from './login-instead.tsx';
import { QuestionFields } from './question-fields.tsx';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

type SignupQuestionFormProps = {
  form: SignupFormState;
  /** Null if a field shows the error. */
  error: unknown;
  onCreate: () => void;
};

/** @spec 2.4 4.2 */
export function SignupQuestionForm({ form, error, onCreate }: SignupQuestionFormProps) {
  const t = useText();
  const { question, questions, isLast, check, about } = form;
  const index = questions.indexOf(question);
  useFocus(form.formRef, index);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending || !(await form.validate())) return;
    if (isLast) onCreate();
    else form.next();
  };
  return (
    <form ref={form.formRef} className="stack gap-3 content-start" noValidate onSubmit={submit}>
      <Progress at={index} total={questions.length} onBack={form.back} />
      {about && question.id !== 'message' && <AboutLine member={about} />}
      <QuestionFields key={question.id} form={form} />
      <ErrorText error={error ?? generalError(check.error)} />
      <SubmitButton wide busy={check.isPending}>
        {isLast ? t('signup.submit') : hasNoMessage(form) ? t('signup.message_skip') : t('action.next')}
      </SubmitButton>
      {index === 0 && <LoginInstead about={about?.id} />}
    </form>
  );
}

const hasNoMessage = ({ question, form }: SignupFormState) =>
  question.id === 'message' && form.signup_message === undefined;

function Progress({ at, total, onBack }: { at: number; total: number; onBack: () => void }) {
  const t = useText();
  return (
    <div className={`stack icon-column items-center quiet text-m tabular ${style.progress}`}>
      {at > 0 && (
        <IconButton label={t('action.back')} onClick={onBack} className={`ink ${style.back}`}>
          <ArrowLeftIcon size={22} />
        </IconButton>
      )}
      <p aria-live="polite">{t('signup.progress', { step: at + 1, total })}</p>
      <ol className={`stack gap-xs ${style.segments}`} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} data-done={index <= at || undefined} />
        ))}
      </ol>
    </div>
  );
}

function useFocus(formRef: RefObject<HTMLFormElement | null>, index: number): void {
  const opened = useRef(index);
  // On small screens the dialog is not modal, and focus would open the keyboard.
  useEffect(() => {
    const { current: form } = formRef;
    if (form?.closest('dialog:modal') && !form.contains(document.activeElement)) focusFirst(form);
  }, [formRef]);
  useEffect(() => {
    if (opened.current === index) return;
    opened.current = index;
    if (formRef.current) focusFirst(formRef.current);
  }, [formRef, index]);
}
