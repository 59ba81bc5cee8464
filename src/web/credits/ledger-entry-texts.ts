import { useFormatter } from 'use-intl';
import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { type LedgerEntry, sentCreditKinds } from '#contract/credits';
import { useAccountText } from '#i18n/react';

type EntrySummary = Pick<LedgerEntry, 'kind' | 'credits' | 'to'>;

const isSent = (kind: LedgerEntry['kind']): kind is (typeof sentCreditKinds)[number] =>
  sentCreditKinds.some(sentKind => sentKind === kind);

/** @spec 2.9 D2.13 */
export function useLedgerEntryTexts() {
  const t = useAccountText();
  const format = useFormatter();
  return {
    titleOf({ kind, credits, to }: EntrySummary): string {
      if (kind === 'promotion' && credits < 0) return t('ledger_entry.free_credits_revoked');
      return to && isSent(kind) ? t(`credit_kind_to.${kind}`, { name: to.name }) : t(`credit_kind.${kind}`);
    },
    meaningOf: ({ kind, credits }: EntrySummary): string =>
      kind === 'promotion' && credits < 0
        ? t('ledger_entry.free_credits_revoked_text')
        : t(`credit_meaning.${kind}`, { days: UNREAD_MESSAGE_REFUND_DAYS }),
    countOf: ({ credits }: EntrySummary): string =>
      withMinusSign(format.number(credits, { signDisplay: 'exceptZero' })),
  };
}

/** A minus sign, unlike a hyphen, is as wide as the plus sign. */
const withMinusSign = (text: string): string => text.replace('-', '−');
