import type { Output } from '#contract/call';
import type { CheckedReturn, checkReturns as checkCall } from '#contract/staff-debits';
import type { App, StaffCaller } from '../../app.ts';
import { selectDebitsByMandate } from './operator-queries.ts';
import { parseReturns } from './parse-returns.ts';
import { isReturnReason } from './return-reasons.ts';

/**
 * Says what `uploadReturns` would do with each row, and records nothing.
 * @spec D5.10 5.8
 */
export async function checkReturns(
  { db }: Pick<App, 'db'>,
  { site }: StaffCaller,
  file: Buffer,
): Promise<Output<typeof checkCall>> {
  const rows = parseReturns(file.toString('utf8'));
  const debits = await selectDebitsByMandate(
    db,
    site.id,
    rows.map(({ mandate }) => mandate),
  );
  const charged = new Set<string>();
  return {
    returns: rows.map(({ mandate, reason }) => {
      const debit = debits.get(mandate);
      const known = returnOutcomeOf(debit?.state, mandate, reason);
      const outcome = known === 'returned' && charged.has(mandate) ? 'known' : known;
      if (outcome === 'returned') charged.add(mandate);
      const amount = outcome === 'returned' ? (debit?.amount ?? 0) : 0;
      return { mandate, reason, outcome, payment: debit?.payment ?? null, amount };
    }),
  };
}

function returnOutcomeOf(
  state: string | undefined,
  mandate: string,
  reason: string,
): CheckedReturn['outcome'] {
  if (mandate === '' || !isReturnReason(reason)) return 'unreadable';
  if (state === undefined) return 'unknown';
  if (state === 'returned') return 'known';
  return state === 'exported' || state === 'collected' ? 'returned' : 'not_collected';
}
