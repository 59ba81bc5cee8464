import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Welche Cookies {site} verwendet und wofür: keine Werbung, nichts von anderen.',
  intro:
    'Wir verwenden nur Cookies, die die Seite zum Laufen braucht oder die sich merken, was du selbst gewählt hast. Keine Werbe-Cookies und keine Cookies von anderen, die dir folgen. Deshalb siehst du hier auch kein Cookie-Banner.',
  sections: [
    {
      heading: 'Was wir uns in deinem Browser merken',
      list: [
        'Dass du eingeloggt bist: {login_days} Tage, und länger, solange du wiederkommst. Nur der Server kann dieses Cookie lesen.',
        'Deine Sprache: {language_days} Tage.',
        'Dass du dich mit diesem Browser schon einmal eingeloggt hast, damit dich niemand aussperrt, der dein Passwort zu raten versucht.',
        'Was du weggeklickt hast, etwa die wichtigen Hinweise beim ersten Besuch.',
        'Deine Zeitzone und deine Wahl zwischen hell und dunkel.',
        'Dass du diskret sein willst und mit welcher Taste du schnell weg bist, wenn du das eingestellt hast: {discreet_days} Tage.',
        'Über welchen Partner oder welche Kampagne du gekommen bist, wenn du so einen Link geöffnet hast: bis zur Registrierung, höchstens {source_days} Tage.',
        'Eine Einladung, wenn du ihren Link geöffnet hast: bis zur Registrierung, höchstens {invitation_days} Tage.',
        'Zu welchen Mitgliedern du auf einer Willkommensseite Ja gesagt hast: höchstens {early_likes_max} Mitglieder. Bis deine E-Mail-Adresse bestätigt ist, höchstens {early_likes_days} Tage.',
      ],
    },
    {
      heading: 'Speicher in deinem Browser',
      paragraphs: [
        'Ist deine Registrierung nicht fertig, oder hast du beim Schreiben einer Nachricht keine Verbindung? Dann merkt sich dein Browser das für dich. Dein Passwort nie.',
      ],
    },
    {
      heading: 'Mitteilungen',
      paragraphs: [
        'Schaltest du Mitteilungen ein, bekommt dein Browser eine Adresse, an die wir sie schicken. Schaltest du sie aus, löschen wir diese Adresse.',
      ],
    },
    {
      heading: 'Selbst aufräumen',
      paragraphs: [
        'Du kannst Cookies in deinem Browser löschen oder ablehnen. Ohne Cookies kannst du die Seite ansehen, dich aber nicht einloggen.',
      ],
      links: [{ label: 'Datenschutz', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
