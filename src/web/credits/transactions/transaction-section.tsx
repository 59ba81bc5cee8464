import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './transactions.module.css';

type TransactionSectionProps = {
  heading: string;
  lines: ReactNode[];
  emptyText: string;
  action?: ReactNode;
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>;
};

/** @spec 2.9 */
export function TransactionSection(props: TransactionSectionProps) {
  const { heading, lines, emptyText, action, list } = props;
  const t = useAccountText();
  const id = useId();
  const showFailure = useFailureToast();
  const loadEarlier = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError) showFailure(error);
  };
  return (
    <section
      className={`stack gap-2 content-start justify-items-start may-shrink ${style.section}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      {lines.length > 0 ? (
        <ul>{lines}</ul>
      ) : (
        <>
          <p className="quiet">{emptyText}</p>
          {action}
        </>
      )}
      {list.hasNextPage && (
        <Button look="soft" small busy={list.isFetchingNextPage} onClick={() => void loadEarlier()}>
          {t('credits.earlier')}
        </Button>
      )}
    </section>
  );
}
