import { LIKE_EMAILS } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { withoutMailLinks } from '../../accounts/email-parts/mail-links.ts';
import type { EmailContent } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import { emailCardOf, profilePathInEmail } from '../../photos/email-card.ts';
import type { EmailedVisitor } from '../../profiles/visits/visits-to-email.ts';
import type { Site } from '../../site/sites.ts';
import type { LikeToEmail } from './queries.ts';

/** What a card of an email shows. */
export type EmailedMember = Pick<MemberCard, 'name' | 'age' | 'fictional' | 'main_image'>;

export type LikeEmail = {
  /** Matches first. */
  likes: readonly Pick<LikeToEmail, 'id' | 'matched'>[];
  /** Of the members in the pictures. */
  cards: ReadonlyMap<string, EmailedMember>;
  visitors: readonly EmailedVisitor[];
  /** Only premium members see who visited them. */
  isPremium: boolean;
  discreet: boolean;
};

type T = Translator<ServerMessages>;

/**
 * Subject and preview name no member, because others may see them. A discreet email names nobody at all.
 * @spec D2.48 D2.31
 */
export function likeEmail(
  app: Pick<App, 'config'>,
  site: Site,
  t: T,
  email: LikeEmail,
  locale: string,
): EmailContent {
  const matches = email.likes.filter(({ matched }) => matched).length;
  const likes = email.likes.length - matches;
  const cards = email.discreet ? [] : cardsOf(app, site, t, email);
  const more = email.likes.length - cards.length;
  return {
    subject: subjectOf(t, { likes, matches, visits: email.visitors.length }),
    preview: t('likes_mail.preview'),
    text: [
      ...(matches > 0 ? [t('likes_mail.matches', { count: matches })] : []),
      ...(likes > 0 ? [t('likes_mail.likes', { count: likes })] : []),
      ...visitLines(t, email, locale),
    ],
    cards,
    small: cards.length > 0 && more > 0 ? [t('likes_mail.more', { count: more })] : [],
    button: buttonOf(t, { likes, matches }, email.isPremium),
  };
}

function subjectOf(t: T, { likes, matches, visits }: Record<'likes' | 'matches' | 'visits', number>): string {
  if (likes > 0 && matches > 0) return t('likes_mail.subject_both');
  if (matches > 0) return t('likes_mail.subject_match', { count: matches });
  if (likes > 0) return t('likes_mail.subject_like', { count: likes });
  return t('likes_mail.subject_visits', { count: visits });
}

const cardsOf = (app: Pick<App, 'config'>, site: Site, t: T, { likes, cards }: LikeEmail) =>
  likes.slice(0, LIKE_EMAILS.cards).flatMap(({ id, matched }) => {
    const card = cards.get(id);
    return card
      ? [
          emailCardOf({ ...app, site, t }, card, {
            text: t(matched ? 'likes_mail.card_match' : 'likes_mail.card_like'),
            isLike: true,
            path: profilePathInEmail(id),
          }),
        ]
      : [];
  });

function visitLines(t: T, { visitors, isPremium, discreet }: LikeEmail, locale: string): string[] {
  const count = visitors.length;
  if (count === 0) return [];
  if (discreet) return [t('likes_mail.visits', { count })];
  if (!isPremium)
    return [`${t('likes_mail.visits', { count })} ${t('likes_mail.visits_premium', { count })}`];
  const named = visitors.slice(0, LIKE_EMAILS.names).map(visitor => visitorName(t, visitor));
  const others = count - named.length;
  if (others > 0) return [t('likes_mail.visitors_more', { names: named.join(', '), count: others })];
  return [t('likes_mail.visitors', { names: new Intl.ListFormat(locale).format(named), count })];
}

function visitorName(t: T, { name, fictional }: EmailedVisitor): string {
  const shown = withoutMailLinks(name);
  return fictional ? t('visitor_name.fictional', { name: shown }) : shown;
}

function buttonOf(t: T, { likes, matches }: Record<'likes' | 'matches', number>, isPremium: boolean) {
  if (matches > 0) return { label: t('likes_mail.button_match'), path: '/likes/matches' };
  if (likes > 0) return { label: t('likes_mail.button'), path: '/likes' };
  return isPremium
    ? { label: t('likes_mail.button_visits'), path: '/likes/visitors' }
    : { label: t('likes_mail.button_profile'), path: '/members' };
}
