import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '#contract/errors';
import { useText } from '#i18n/react';
import { ErrorText, generalError } from '../accounts/error-text.tsx';
import { IconButton, PlainFormButton, useSubmitWithoutScript } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { focusFirst } from '../ui/modal.tsx';
import { AboutLine } from './about-member.tsx';
import { LoginInstead } from './login-instead.tsx';
import { HiddenAnswers } from './plain-form/hidden-answers.tsx';
import { plainFields } from './plain-form/plain-fields.ts';
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
  const { question, questions, isLast, check, about, refusal } = form;
  const index = questions.indexOf(question);
  useFocus(form.formRef, index);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending || !(await form.validate())) return;
    if (isLast) onCreate();
    else form.next();
  };
  return (
    <form
      ref={form.formRef}
      method="post"
      action={about ? `/members/${about.id}/signup` : '/signup'}
      className="stack gap-3 content-start"
      noValidate
      onSubmit={submit}
    >
      {index > 0 && <EnterButton />}
      <Progress at={index} total={questions.length} onBack={form.back} />
      {about && question.id !== 'message' && <AboutLine member={about} />}
      <QuestionFields key={question.id} form={form} />
      <ErrorText error={error ?? generalError(check.error) ?? (refusal && toApiError(refusal))} />
      <PlainFormButton wide busy={check.isPending}>
        {isLast ? t('signup.submit') : hasNoMessage(form) ? t('signup.message_skip') : t('action.next')}
      </PlainFormButton>
      <HiddenAnswers form={form} />
      {index === 0 && <LoginInstead about={about?.id} />}
    </form>
  );
}

/** Without script, the button cannot know whether a message was typed. */
const hasNoMessage = ({ question, form, hydrated }: SignupFormState) =>
  hydrated && question.id === 'message' && form.signup_message === undefined;

const toApiError = ({ code, params }: NonNullable<SignupFormState['refusal']>) =>
  new ApiError(code, { params });

/** The Enter key presses the first submit button of a form, which would be Back. */
const EnterButton = () => <PlainFormButton className="unseen" tabIndex={-1} aria-hidden="true" />;

function Progress({ at, total, onBack }: { at: number; total: number; onBack: () => void }) {
  const t = useText();
  const back = useSubmitWithoutScript(plainFields.back, 'yes');
  return (
    <div className={`stack icon-column items-center quiet text-m tabular ${style.progress}`}>
      {at > 0 && (
        <IconButton
          label={t('action.back')}
          {...back}
          onClick={event => {
            event.preventDefault();
            onBack();
          }}
          className={`ink ${style.back}`}
        >
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
