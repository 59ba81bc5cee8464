import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

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
  const showFailure = useFailureToast();
  const loadEarlier = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError) showFailure(error);
  };
  return (
    <Section title={heading} className="stack gap-2 content-start justify-items-start may-shrink">
      {lines.length > 0 ? (
        <ul className="full-width container">{lines}</ul>
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
    </Section>
  );
}
