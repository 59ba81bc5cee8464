import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Api } from '#contract/client';
import { useAccountText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureToast } from '../../use-failure-toast.ts';
import style from './transactions.module.css';

type TransactionSectionProps = {
  heading: string;
  lines: ReactNode[];
  emptyText: string;
  action?: ReactNode;
  hasEarlier: boolean;
  loadEarlier: (cache: QueryClient, api: Api) => Promise<void>;
};

/** @spec 2.9 */
export function TransactionSection(props: TransactionSectionProps) {
  const { heading, lines, emptyText, action, hasEarlier, loadEarlier } = props;
  const t = useAccountText();
  const id = useId();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadEarlier(cache, api),
    onError: useFailureToast(),
  });
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lines.length > 0 ? (
        <ul>{lines}</ul>
      ) : (
        <>
          <p className={style.none}>{emptyText}</p>
          {action}
        </>
      )}
      {hasEarlier && (
        <Button look="soft" small busy={isPending} onClick={() => mutate()}>
          {t('credits.earlier')}
        </Button>
      )}
    </section>
  );
}
