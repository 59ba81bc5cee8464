import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors';
import { activate, disownSignup } from '#contract/signup';
import { useText } from '#i18n/react';
import { invalidate } from '../../data/invalidate.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { useHistoryState } from '../../ui/history-state.ts';
import { CheckIcon, MailIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { ErrorText } from '../error-text.tsx';

export type ActivatedHistoryState = { delivered?: number };
type DisownedHistoryState = { disowned?: true };

/**
 * Waits for a button press, because mail programs may open the link by themselves.
 * @spec 2.1 4.2
 */
export default function ActivatePage() {
  const t = useText();
  const state = useHistoryState<DisownedHistoryState>();
  const token = useSearchParams()[0].get('token') ?? '';
  const { activation, removal } = useActivationCalls();
  if (state?.disowned)
    return (
      <NoticePage icon={<CheckIcon />} title={t('activation.removed_title')}>
        <p>{t('activation.removed_text')}</p>
      </NoticePage>
    );
  return (
    <NoticePage
      icon={<MailIcon />}
      title={t('activation.title')}
      action={
        <Button busy={activation.isPending} onClick={() => activation.mutate({ token })}>
          {t('activation.submit')}
        </Button>
      }
      aside={
        <DisownSignup
          busy={removal.isPending}
          error={removal.error}
          onConfirm={() => removal.mutate({ token })}
        />
      }
    >
      <p>{t('activation.text')}</p>
      <ErrorText error={activation.error} />
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

type DisownSignupProps = { busy: boolean; error: unknown; onConfirm: () => void };

/** @spec 4.2 */
function DisownSignup({ busy, error, onConfirm }: DisownSignupProps) {
  const t = useText();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  return (
    <>
      <Button look="words" onClick={() => setIsDialogOpen(true)}>
        {t('activation.not_me')}
      </Button>
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
