import type { StaticPage } from './static-page.ts';

export default {
  title: 'Zugang sperren',
  description:
    'Wer {site} nicht nutzen darf und wie du die Seite auf einem Gerät oder für dich selbst sperrst.',
  intro:
    '{site} ist eine Seite für Erwachsene. Hier liest du, wer nicht hierher darf, wie du Kinder fernhältst und was du tust, wenn du selbst nicht mehr hierher willst.',
  sections: [
    {
      heading: 'Wer hier nicht sein darf',
      list: [
        'Alle unter {min_age} Jahren. Bei einem zu jungen Geburtsdatum wird kein Account angelegt und nichts gespeichert.',
        'Wer von uns ausgeschlossen wurde. Einen neuen Account anzulegen, um das zu umgehen, ist nicht erlaubt.',
        'Wer in einem Land ist, in dem Seiten wie diese verboten sind.',
      ],
    },
    {
      heading: 'Kinder am selben Gerät',
      paragraphs: [
        'Mit einem Filter bleiben Seiten für Erwachsene außer Reichweite. Jedes große System hat einen, kostenlos. Füg {domain} zu den gesperrten Seiten hinzu, oder lass den Filter alle Seiten für Erwachsene sperren.',
      ],
      list: [
        'iPhone und iPad: Einstellungen, Bildschirmzeit, Beschränkungen.',
        'Android: die App Family Link.',
        'Windows: Family Safety.',
        'Mac: Systemeinstellungen, Bildschirmzeit.',
        'Zu Hause für alles auf einmal: die Kindersicherung deines Routers oder Anbieters.',
      ],
    },
    {
      heading: 'Siehst du jemanden, der zu jung ist?',
      paragraphs: [
        'Melde das Profil oder schreib sofort an {support_email}. Wir schließen den Account, während wir es klären, und erstatten wenn nötig Anzeige.',
      ],
    },
    {
      heading: 'Dich selbst aussperren',
      paragraphs: [
        'Gibst du mehr aus, als du willst? Dann setz ein Ausgabenlimit: Senken wirkt sofort. Willst du ganz weg? Dann lösch deinen Account in den Einstellungen. Sollen wir auch neue Accounts mit deiner E-Mail-Adresse ablehnen? Dann schreib von dieser Adresse an {support_email}.',
      ],
      links: [
        { label: 'Einstellungen', href: '/settings' },
        { label: 'Kundenservice', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
