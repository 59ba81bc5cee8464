import { DAY_MS } from '#contract/durations';
import { chooseLanguage, localeOf } from '#contract/languages';
import type { PushPayload } from '#contract/push';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App } from '../../app.ts';
import { sign } from '../../platform/secrets.ts';
import type { PushRequest } from '../../providers/push/provider.ts';
import { siteText } from '../../site/texts/site-text.ts';
import type { PushContent } from './push-source.ts';
import type { PushRecipient } from './recipient-queries.ts';

export type ComposedPush = Omit<PushRequest, 'target'>;

const MAX_TTL_MS = DAY_MS;

/**
 * In discreet mode, the push names neither the site nor anybody. The push service learns neither content nor ids: the
 * topic is a keyed hash.
 * @spec 4.11 7.12 3.4 D5.2
 */
export async function composePush(
  { config, sites, clock }: Pick<App, 'config' | 'sites' | 'clock'>,
  recipient: PushRecipient,
  content: PushContent,
  total: number,
): Promise<ComposedPush | null> {
  const site = sites.byId(recipient.siteId);
  if (!site) return null;
  const offered = offeredLanguages(site.settings);
  const locale = localeOf(chooseLanguage({ account: recipient.language }, offered), recipient.country);
  const t = await siteText(site, locale);
  const { tag, path, urgency, isUrgent } = content;
  const { discreet } = recipient;
  const words = discreet ? { title: t('discreet.name'), body: t('push.discreet') } : content.write(t);
  const payload: PushPayload = { ...words, tag, path, total, discreet };
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: ttlSecondsOf(isUrgent ? { quietFrom: null } : recipient, clock.now()),
    topic: sign(config.secret, `push topic ${recipient.profileId} ${tag}`),
    urgency,
  };
}

/** A phone that was off must not show the push in quiet hours. */
function ttlSecondsOf({ quietFrom }: Pick<PushRecipient, 'quietFrom'>, now: Date): number {
  const untilQuietMs = quietFrom ? quietFrom.getTime() - now.getTime() : MAX_TTL_MS;
  return Math.floor(Math.max(Math.min(untilQuietMs, MAX_TTL_MS), 0) / 1_000);
}
