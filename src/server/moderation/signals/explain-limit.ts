import type { AbuseLevel, AbuseSignalKind } from '#contract/abuse';
import type { HouseRule } from '#contract/house-rules';
import { chooseLanguage, localeOf } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import type { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { siteText } from '../../site/texts/site-text.ts';
import { queueDecisionToReported } from '../decisions/decision-emails.ts';
import { nothingRemoved } from '../decisions/measures.ts';
import { insertDecision } from '../decisions/queries.ts';

const ruleBySignal: Record<AbuseSignalKind, HouseRule> = {
  repeated_opener: 'advertising',
  link: 'advertising',
  payment_words: 'scam',
  blocked: 'harassment',
  reported: 'harassment',
  disposable_address: 'advertising',
  hosting_network: 'advertising',
  banned_mailbox: 'ban_evasion',
  banned_payment: 'ban_evasion',
  similar_name: 'impersonation',
};

/**
 * Explains to a member by a decision, with an appeal, what the signals did and which weighed most. Says neither who blocked
 * or reported, nor when, and nothing about the members whose name or bank account it is.
 * @spec D5.13 D5.5
 */
export async function explainLimit(
  app: App,
  tx: Tx,
  site: Site,
  {
    member,
    level,
    weights,
  }: {
    member: NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>>;
    level: AbuseLevel;
    weights: ReadonlyMap<AbuseSignalKind, number>;
  },
): Promise<void> {
  const strongest = [...weights].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
  const [first = 'reported'] = strongest;
  const language = chooseLanguage({ account: member.language }, offeredLanguages(site.settings));
  const t = await siteText(site, localeOf(language, member.country));
  const reason = [
    ...strongest.slice(0, 2).map(kind => t(`signal_reason.${kind}`)),
    t(level === 'slowed' ? 'signal_follow.slowed' : 'signal_follow.person'),
  ].join(' ');
  const outcome = level === 'stopped' ? 'messages_stopped' : 'messages_limited';
  const rule = ruleBySignal[first];
  const id = await insertDecision(tx.db, {
    ...{ site_id: site.id, account_id: member.accountId, outcome, rule, reason },
    ...{ automated: true, created_at: tx.now },
  });
  const decision = { outcome, rule, reason, banUntil: null, automated: true } as const;
  await queueDecisionToReported(app, tx, site, {
    ...{ id, reported: member, decision, subject: 'profile', replacedAt: null },
    ...{ removed: nothingRemoved, refunds: new Map() },
  });
}
