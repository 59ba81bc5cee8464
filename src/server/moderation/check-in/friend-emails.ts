import type { CountryCode } from '#contract/countries';
import { helpLines } from '#contract/help-lines';
import { zonedDateTimeText } from '#i18n/date-text';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import { withoutMailLinks } from '../../accounts/email-parts/mail-links.ts';
import { neutralPath } from '../../accounts/email-parts/neutral-links.ts';
import { type AccountRecipient, composeEmailTo, type EmailContent } from '../../accounts/queue-email-to.ts';
import type { App } from '../../app.ts';
import { queueEmail, type Relevance } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { consentPath } from './check-in-links.ts';
import type { CheckInDetails, FriendContact } from './check-in-texts.ts';

export type FriendRecipient = {
  site: Site;
  /** Whose language the email has, and with whose account it is deleted. */
  member: Pick<AccountRecipient, 'accountId' | 'language' | 'country'>;
  friend: FriendContact & { id: string };
};

export type SharedCheckIn = CheckInDetails & { startsAt: Date; dueAt: Date };

/** Name of the check of emails about check-ins. */
export const CHECK_IN_EMAIL = 'check_in';

/**
 * Asks a friend once whether they agree. Like all emails to friends it names neither site nor purpose of the site.
 * @spec D5.3 D5.2
 */
export const queueConsentEmail = (app: App, tx: Tx, recipient: FriendRecipient): Promise<void> =>
  queueToFriend(app, tx, recipient, { check: CHECK_IN_EMAIL, friend: recipient.friend.id }, t => {
    const name = withoutMailLinks(recipient.friend.known_as);
    return {
      subject: t('check_in_consent_mail.subject', { name }),
      text: [t('check_in_consent_mail.text', { name }), t('check_in_consent_mail.what', { name })],
      button: {
        label: t('check_in_consent_mail.button', { name }),
        path: consentPath(app.config.secret, recipient.friend.id),
      },
      small: [t('check_in_consent_mail.only'), t('check_in_consent_mail.never', { name })],
    };
  });

/**
 * Sends the friend what the member chose to share, because the member did not answer.
 * @spec D5.3
 */
export const queueAlarmEmail = (
  app: App,
  tx: Tx,
  recipient: FriendRecipient,
  { id, ...shared }: SharedCheckIn & { id: string },
): Promise<void> =>
  queueToFriend(
    app,
    tx,
    recipient,
    { check: CHECK_IN_EMAIL, checkIn: id, state: 'alarmed' },
    (t, locale) => ({
      ...alarmText(t, locale, recipient, shared),
      small: [],
    }),
  );

/**
 * What the friend gets, and what the member sees before they plan a check-in.
 * @spec D5.3
 */
export function alarmText(
  t: Translator<ServerMessages>,
  locale: string,
  { friend, member }: Pick<FriendRecipient, 'member'> & { friend: Pick<FriendContact, 'known_as'> },
  { person, place, note, time_zone: timeZone, startsAt, dueAt }: SharedCheckIn,
): { subject: string; text: string[] } {
  const name = withoutMailLinks(friend.known_as);
  const time = (at: Date) => zonedDateTimeText(at, { locale, timeZone });
  const details: (string | false)[] = [
    t('check_in_alarm_mail.person', { person: withoutMailLinks(person) }),
    place !== '' && t('check_in_alarm_mail.place', { place: withoutMailLinks(place) }),
    t('check_in_alarm_mail.since', { time: time(startsAt) }),
    note !== '' && t('check_in_alarm_mail.note', { note: withoutMailLinks(note) }),
  ];
  return {
    subject: t('check_in_alarm_mail.subject', { name }),
    text: [
      t('check_in_alarm_mail.text', { name, time: time(dueAt) }),
      ...details.filter(line => line !== false),
      t('check_in_alarm_mail.what_now', { name, number: emergencyNumber(member.country) }),
    ],
  };
}

const emergencyNumber = (country: CountryCode): string => helpLines[country][0]?.phone ?? '112';

/**
 * The member answered after all.
 * @spec D5.3
 */
export const queueAllWellEmail = (app: App, tx: Tx, recipient: FriendRecipient, id: string): Promise<void> =>
  queueToFriend(app, tx, recipient, { check: CHECK_IN_EMAIL, checkIn: id, state: 'ended' }, t => {
    const name = withoutMailLinks(recipient.friend.known_as);
    return {
      subject: t('check_in_well_mail.subject', { name }),
      text: [t('check_in_well_mail.text', { name })],
      small: [],
    };
  });

type FriendEmail = Pick<EmailContent, 'subject' | 'text' | 'small' | 'button'>;

async function queueToFriend(
  app: App,
  tx: Tx,
  { site, member, friend }: FriendRecipient,
  relevance: Relevance,
  write: (t: Translator<ServerMessages>, locale: string) => FriendEmail,
): Promise<void> {
  const { secret } = app.config;
  let subject = '';
  const recipient = { ...member, email: friend.email, name: friend.name, discreet: true };
  const email = await composeEmailTo(app, site, recipient, (t, locale) => {
    const content = write(t, locale);
    subject = content.subject;
    return {
      ...content,
      preview: content.subject,
      footer: [t('check_in_mail_parts.footer', { name: withoutMailLinks(friend.known_as) })],
      footerLinks: [
        { label: t('check_in_mail_parts.stop'), path: neutralPath(secret, consentPath(secret, friend.id)) },
      ],
      relevance,
    };
  });
  await queueEmail(tx, { ...email, subject });
}
