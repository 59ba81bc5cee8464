import { randomUUID } from 'node:crypto';
import type { MemberCard } from '#contract/profiles';
import type { EmailPreviews, EmailSample } from '../app.ts';
import { queueNotificationEmail } from '../notifications/emails/queue-notification-email.ts';
import { likeEmail } from './notifications/like-email.ts';

type Sample = { matches: number; likes: number; visits: number; isPremium?: boolean };

/** @spec D2.31 D2.48 */
export const likeEmailPreviews: EmailPreviews = {
  'New like': sample => queueSample(sample, { matches: 0, likes: 1, visits: 0 }),
  'New likes, and visits': sample => queueSample(sample, { matches: 0, likes: 8, visits: 12 }),
  'New match': sample => queueSample(sample, { matches: 1, likes: 0, visits: 0 }),
  'New match and like': sample => queueSample(sample, { matches: 1, likes: 1, visits: 2, isPremium: true }),
  'Visits only': sample => queueSample(sample, { matches: 0, likes: 0, visits: 1 }),
};

function queueSample(
  { app, tx, caller: { site }, recipient, members }: EmailSample,
  { matches, likes, visits, isPremium = false }: Sample,
): Promise<void> {
  const shown = Array.from({ length: matches + likes }, (_, index) => ({
    id: randomUUID(),
    matched: index < matches,
  }));
  const cards = new Map(shown.map(({ id }, index) => [id, cardOf(members, index)]));
  const visitors = Array.from({ length: visits }, (_, index) => ({
    ...{ id: randomUUID(), name: cardOf(members, index).name, fictional: cardOf(members, index).fictional },
  }));
  const email = { likes: shown, cards, visitors, isPremium, discreet: recipient.discreet };
  return queueNotificationEmail(app, tx, { type: 'like', site, recipient }, (t, locale) =>
    likeEmail(app, site, t, email, locale),
  );
}

function cardOf(members: EmailSample['members'], index: number) {
  const { thumb = null, ...member } = members[index % members.length] ?? {
    name: '',
    age: 0,
    fictional: false,
  };
  const main_image = thumb === null ? null : ({ thumb_filename: thumb } as MemberCard['main_image']);
  return { ...member, main_image };
}
