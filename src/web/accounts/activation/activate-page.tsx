import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors';
import { activate, disownSignup } from '#contract/signup';
import { useText } from '#i18n/react';
import { invalidate } from '../../data/invalidate.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, PlainFormButton } from '../../ui/button.tsx';
import { useHistoryState } from '../../ui/history-state.ts';
import { MailIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ErrorText } from '../error-text.tsx';
import { FormReferrer } from '../form-referrer.tsx';
import { activateAction, type PostedActivation, postedError } from './activate-action.ts';
import { ActivationForm } from './activation-form.tsx';
import { Disowned, DisownQuestion } from './disown-without-script.tsx';

export type ActivatedHistoryState = { delivered?: number };
type DisownedHistoryState = { disowned?: true };

/** The key makes the plain form's second press the same call. */
export const loader = () => ({ key: crypto.randomUUID() as string });
export const clientLoader = () => ({ key: '' });
export const action = activateAction;

/**
 * Waits for a button press, because mail programs may open the link by themselves.
 * @spec 2.1 4.2
 */
export default function ActivatePage() {
  const state = useHistoryState<DisownedHistoryState>();
  const [params] = useSearchParams();
  const posted = useActionData<PostedActivation>();
  const token = posted?.token ?? params.get('token') ?? '';
  if (state?.disowned || posted?.shows === 'disowned') return <Disowned />;
  return posted?.shows === 'disown' ? (
    <DisownQuestion posted={posted} />
  ) : (
    <ActivationQuestion token={token} posted={posted} />
  );
}

type ActivationQuestionProps = { token: string; posted: PostedActivation | undefined };

function ActivationQuestion({ token, posted }: ActivationQuestionProps) {
  const t = useText();
  const { activation, removal } = useActivationCalls();
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('activation.title')}
      action={
        <ActivationForm token={token} onSubmit={() => activation.mutate({ token })}>
          <PlainFormButton name="step" value="activate" busy={activation.isPending}>
            {t('activation.submit')}
          </PlainFormButton>
        </ActivationForm>
      }
      aside={
        <DisownSignup
          token={token}
          busy={removal.isPending}
          error={removal.error}
          onConfirm={() => removal.mutate({ token })}
        />
      }
    >
      <FormReferrer />
      <p>{t('activation.text')}</p>
      <ErrorText error={activation.error ?? postedError(posted)} />
    </NoticePage>
  );
}

/** The returned `removal` deletes an account that somebody else made with this email address. */
function useActivationCalls() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const onError = (error: unknown) => {
    if (isApiError(error) && error.code === 'activation_failed')
      navigate('/activate/error', { replace: true });
  };
  const activation = useCall(activate, {
    awaitsRefetch: true,
    onSuccess: activated =>
      navigate('/activate/done', { replace: true, state: activated satisfies ActivatedHistoryState }),
    onError,
  });
  const removal = useCall(disownSignup, {
    // Removes the token first, because the refetch of the user may lead to `/login?next=` with this URL.
    onSuccess: async () => {
      await navigate('/activate', {
        replace: true,
        state: { disowned: true } satisfies DisownedHistoryState,
      });
      await invalidate(cache, ['user']);
    },
    onError,
  });
  return { activation, removal };
}

type DisownSignupProps = { token: string; busy: boolean; error: unknown; onConfirm: () => void };

/** @spec 4.2 */
function DisownSignup({ token, busy, error, onConfirm }: DisownSignupProps) {
  const t = useText();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  return (
    <>
      <ActivationForm token={token} onSubmit={() => setIsDialogOpen(true)}>
        <PlainFormButton look="words" name="step" value="ask_disown">
          {t('activation.not_me')}
        </PlainFormButton>
      </ActivationForm>
      <Modal open={isDialogOpen} locked={busy} onClose={close} title={t('activation.not_me_question')}>
        <p>{t('activation.not_me_text')}</p>
        <ErrorText error={error} />
        <Button look="danger" wide busy={busy} onClick={onConfirm}>
          {t('activation.not_me_submit')}
        </Button>
        <Button look="plain" wide onClick={close}>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}
