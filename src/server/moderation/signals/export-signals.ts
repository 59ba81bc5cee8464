import { type AbuseLevel, type AbuseSignalKind, abuseSignalKinds } from '#contract/abuse';
import type { ExportContext } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectLevel, selectSignals } from './queries.ts';

/** What says who blocked or reported the member, whom they write to, or who was banned, is data of those others. */
const ABOUT_OTHERS: readonly AbuseSignalKind[] = ['blocked', 'reported', 'similar_name', 'banned_payment'];

/**
 * Exports the level and the signals that came from the member's own account.
 * @spec D5.7 D5.13
 */
export async function exportSignals(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const level = await selectLevel(db, member.accountId);
  const signals = (await selectSignals(db, member.accountId, null)).filter(
    ({ kind }) => abuseSignalKinds.includes(kind) && !ABOUT_OTHERS.includes(kind),
  );
  const name = (level?.level ?? null) as AbuseLevel | null;
  addSection({
    name: 'signals',
    title: t('signals_export.title'),
    data: () => ({
      level: name,
      since: name ? (level?.since ?? null) : null,
      signals: signals.map(({ kind, at }) => ({ kind, at })),
    }),
    blocks: () => [
      { kind: 'note', text: name ? t(`signal_state.${name}`) : t('signals_export.none') },
      ...(signals.length > 0
        ? [
            {
              kind: 'rows' as const,
              rows: signals.map(({ kind, at }) => ({ text: t(`signal.${kind}`), aside: formatTime(at) })),
            },
          ]
        : []),
    ],
  });
}
