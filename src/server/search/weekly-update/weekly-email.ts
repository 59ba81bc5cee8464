import { distanceBetween } from '#contract/cells';
import type { MemberCard } from '#contract/profiles';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { EmailContent } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import { emailCardOf, profilePathInEmail } from '../../photos/email-card.ts';
import type { Site } from '../../site/sites.ts';
import type { WeeklyContent } from './weekly-contents.ts';

export type WeeklyEmail = WeeklyContent & {
  /** Distances are counted from this cell. */
  cell: number | null;
  /** Of the newcomers. */
  cards: ReadonlyMap<string, Pick<MemberCard, 'name' | 'age' | 'fictional' | 'main_image'>>;
  discreet: boolean;
};

type T = Translator<ServerMessages>;

/** @spec D2.48 */
export function weeklyEmail(app: Pick<App, 'config'>, site: Site, t: T, email: WeeklyEmail): EmailContent {
  const cards = email.discreet ? [] : cardsOf(app, site, t, email);
  const lines = [...email.lines.map(line => line.text(t)), ...newcomersLine(t, email, cards.length)];
  const button = email.lines.find(line => line.button)?.button?.(t);
  return {
    subject: t('weekly_mail.subject_week', { site: site.settings.name }),
    preview: t('weekly_mail.preview'),
    text: lines.length > 0 ? lines : [t('weekly_mail.preview')],
    cards,
    small: [],
    button: button ?? { label: t('weekly_mail.button_members'), path: '/members' },
  };
}

function newcomersLine(t: T, { near }: WeeklyEmail, count: number): string[] {
  if (count === 0) return [];
  return [t(near ? 'weekly_mail.members' : 'weekly_mail.members_anywhere', { count })];
}

const cardsOf = (app: Pick<App, 'config'>, site: Site, t: T, { newcomers, cards, cell }: WeeklyEmail) =>
  newcomers.flatMap(newcomer => {
    const card = cards.get(newcomer.id);
    const distance = distanceBetween(cell, newcomer.cell);
    const text = distance
      ? t('weekly_mail.card', { distance: t(`distance.${distance}`) })
      : t('weekly_mail.card_new');
    const path = profilePathInEmail(newcomer.id);
    return card ? [emailCardOf({ ...app, site, t }, card, { text, path })] : [];
  });
