import type { Appeal } from '#contract/decisions';
import { useAccountText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import { Quotation, StatementList } from './statement-list.tsx';

/**
 * The member's appeal, and what another person decided about it.
 * @spec D5.5
 */
export function AppealState({ appeal }: { appeal: Appeal }) {
  const t = useAccountText();
  const moment = useMoment();
  const { text, sent_at, outcome, answer, answered_at } = appeal;
  return (
    <div className="stack gap-2">
      <p role="status" className="weight-600">
        {outcome ? t(`appeal_outcome.${outcome}`) : t('decisions.appeal_waiting')}
      </p>
      <StatementList
        parts={[
          [`${t('decisions.appeal_yours')}, ${moment(sent_at)}`, <Quotation key="text">{text}</Quotation>],
          [
            `${t('decisions.reason')}${answered_at ? `, ${moment(answered_at)}` : ''}`,
            answer && <Quotation key="answer">{answer}</Quotation>,
          ],
        ]}
      />
    </div>
  );
}
