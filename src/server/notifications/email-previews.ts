import { DAY_MS } from '#contract/durations';
import type { EmailPreviews, EmailSample } from '../app.ts';
import { announcementEmail } from './announcements/announcement-email.ts';
import type { AnnouncementTexts } from './announcements/announcement-file.ts';
import { queueTestEmail } from './announcements/try-announcement.ts';
import { queueEnableEmail } from './disabled/enable-notifications.ts';
import { queueNotificationEmail } from './emails/queue-notification-email.ts';
import { queueSignupReminder } from './signup-reminders/signup-reminder-email.ts';

const promotion: AnnouncementTexts = {
  nl: {
    subject: 'Deze week meer credits',
    text: 'Tot zondag krijg je bij elke bundel een paar credits extra.\n\nJe hoeft er niets voor in te vullen.',
    button: 'Bekijk de bundels',
    path: '/credits',
  },
  en: {
    subject: 'More credits this week',
    text: 'Until Sunday each bundle has a few credits more.\n\nThere is nothing to fill in.',
    button: 'See the bundles',
    path: '/credits',
  },
  de: {
    subject: 'Diese Woche mehr Credits',
    text: 'Bis Sonntag gibt es zu jedem Paket ein paar Credits dazu.\n\nDu musst dafür nichts ausfüllen.',
    button: 'Pakete ansehen',
    path: '/credits',
  },
  es: {
    subject: 'Esta semana, más créditos',
    text: 'Hasta el domingo, cada pack trae unos créditos de más.\n\nNo tienes que rellenar nada.',
    button: 'Ver los packs',
    path: '/credits',
  },
  fr: {
    subject: 'Plus de crédits cette semaine',
    text: 'Jusqu’à dimanche, chaque pack contient quelques crédits en plus.\n\nTu n’as rien à remplir.',
    button: 'Voir les packs',
    path: '/credits',
  },
  it: {
    subject: 'Questa settimana più crediti',
    text: 'Fino a domenica ogni pacchetto ha qualche credito in più.\n\nNon devi compilare nulla.',
    button: 'Vedi i pacchetti',
    path: '/credits',
  },
  pl: {
    subject: 'Więcej kredytów w tym tygodniu',
    text: 'Do niedzieli w każdym pakiecie jest kilka kredytów więcej.\n\nNie musisz nic wypełniać.',
    button: 'Zobacz pakiety',
    path: '/credits',
  },
};

/** @spec D2.31 */
export const notificationEmailPreviews: EmailPreviews = {
  'Notification emails again': ({ app, tx, caller, recipient }) =>
    queueEnableEmail(app, tx, caller.site, recipient),
  'Address not confirmed yet': sample => remind(sample, null),
  'Address not confirmed yet, again': sample => remind(sample, 1),
  'Promotion of the operator': ({ app, tx, caller: { site }, recipient }) =>
    queueNotificationEmail(app, tx, { type: 'promotions', site, recipient }, (_t, locale) =>
      announcementEmail(promotion, locale),
    ),
  'Test of an announcement': ({ app, tx, caller: { site }, recipient: { language } }) =>
    queueTestEmail(app, tx, site, { email: 'staff@example.com', name: 'Robin', language }, promotion),
};

const remind = ({ app, tx, recipient }: EmailSample, sent: number | null): Promise<void> => {
  const signedUpAt = new Date(tx.now.getTime() - (sent === null ? 1 : 4) * DAY_MS);
  const relevance = { check: '', account: recipient.accountId };
  return queueSignupReminder(app, tx, { ...recipient, signedUpAt, sent }, relevance);
};
