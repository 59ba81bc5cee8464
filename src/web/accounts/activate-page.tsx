import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors';
import { activate } from '#contract/signup';
import { useText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import { PageHead } from '../layouts/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MailIcon } from '../ui/icons.ts';
import { ErrorText } from './error-text.tsx';
import { userQuery } from './user-query.ts';

/** Where the mailed link leads. Opening it consumes nothing, since mail programs open links too; the button does. */
export default function ActivatePage() {
  const t = useText();
  const activation = useActivation();
  return (
    <>
      <PageHead title={t('activation.title')} />
      <EmptyState
        page
        icon={<MailIcon />}
        title={t('activation.title')}
        action={
          <Button busy={activation.isPending} onClick={() => activation.mutate()}>
            {t('activation.submit')}
          </Button>
        }
      >
        <p>{t('activation.text')}</p>
        <ErrorText error={activation.error} />
      </EmptyState>
    </>
  );
}

function useActivation() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return useMutation({
    mutationFn: () => ask(api, activate, { body: { token: params.get('token') ?? '' } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: userQuery(api).queryKey });
      await navigate('/activate/done', { replace: true });
    },
    // A link that will never work leads to the help; a server that did not answer can be asked again.
    onError: error => {
      if (isApiError(error) && error.code === 'activation_failed')
        navigate('/activate/error', { replace: true });
    },
  });
}
