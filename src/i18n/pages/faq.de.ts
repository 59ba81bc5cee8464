import type { StaticPage } from './static-page.ts';

export default {
  title: 'Häufige Fragen',
  description:
    'Antworten zu {site}: Registrierung, Nachrichten, Credits, Fotos und wie du deinen Account löschst.',
  intro: 'Deine Frage ist nicht dabei? Schreib an {support_email}.',
  sections: [
    {
      heading: 'Was kostet es?',
      paragraphs: [
        'Registrieren, suchen, liken und lesen ist gratis. Eine Nachricht zu senden kostet {message_credits} Credit; du fängst mit {signup_credits} Gratis-Credits an. Der Preis steht auf dem Knopf. Abos gibt es nicht.',
      ],
      links: [{ label: 'Preise', href: '/pricing' }],
    },
    {
      heading: 'Was ist Premium?',
      paragraphs: [
        'Kaufst du dein erstes Paket Credits, hast du Premium, für immer. Du siehst alle Fotos von Mitgliedern, kannst {premium_photos} Fotos einstellen statt {free_photos}, Suchen speichern und sehen, wer auf deinem Profil war.',
      ],
    },
    {
      heading: 'Warum kann ich keinen neuen Chat beginnen?',
      paragraphs: [
        'Ohne Kauf kannst du {free_conversations} Chats beginnen. Antworten zählen nicht mit. Wenn du einen Chat löschst, bekommst du dafür keinen neuen.',
      ],
    },
    {
      heading: 'Warum kommt meine Nachricht nicht an?',
      paragraphs: [
        'Wahrscheinlich ist deine E-Mail-Adresse noch nicht bestätigt. Bis dahin heben wir deine Nachrichten auf; danach werden sie in der richtigen Reihenfolge zugestellt. Steht „Nicht gesendet“ dabei, tipp darauf, um sie noch mal zu senden: Du zahlst nur einmal.',
      ],
    },
    {
      heading: 'Ich habe keine Aktivierungsmail bekommen',
      paragraphs: [
        'Die Mail ist meist innerhalb von {activation_minutes} Minute da. Nichts gesehen? Schau in den Spam-Ordner. Stimmt deine E-Mail-Adresse, fordere auf der Seite eine neue Mail an.',
      ],
    },
    {
      heading: 'Was ist ein fiktives Profil?',
      paragraphs: [
        'Ein Profil, hinter dem kein Mitglied steht. Du erkennst es überall am Zeichen {fictional_icon}. Dazu liest du: „{fictional_warning}“ Es schreibt nie zuerst, und du kannst fiktive Profile aus deinen Suchergebnissen weglassen.',
      ],
    },
    {
      heading: 'Wer sieht meine Fotos?',
      paragraphs: [
        'Deine öffentlichen Fotos sehen alle Mitglieder. Deine privaten sehen Premium-Mitglieder; andere sehen sie unscharf. Dein geschlossenes Album sehen nur Mitglieder, die du auswählst, und das kannst du jederzeit beenden. Gäste sehen höchstens dein Hauptfoto, und nur, wenn du es erlaubst.',
      ],
    },
    {
      heading: 'Kann ich unsichtbar sein?',
      paragraphs: [
        'Ja. Du erscheinst dann nicht in der Suche, und niemand kann dir schreiben oder dich liken, bis du es zuerst tust. Bestehende Chats bleiben.',
      ],
    },
    {
      heading: 'Wie werde ich jemanden los?',
      paragraphs: [
        'Blockier das Profil. Euer Chat und die Likes verschwinden, und die Person sieht dich nicht mehr. Geht es um Betrug, Drohungen oder Schlimmeres? Dann melde es auch.',
      ],
    },
    {
      heading: 'Wo sind meine alten Nachrichten?',
      paragraphs: [
        'Nach 180 Tagen werden Nachrichten für euch beide verborgen und 30 Tage später gelöscht. So speichern wir nicht mehr über dich als nötig.',
      ],
    },
    {
      heading: 'Bekomme ich mein Geld zurück?',
      paragraphs: [
        'Für gekaufte, nicht verwendete Credits ja: innerhalb von {refund_days} Tagen, und wenn du deinen Account löschst.',
      ],
      links: [{ label: 'Widerruf und Erstattung', href: '/pages/return-policy' }],
    },
    {
      heading: 'Wie lösche ich meinen Account?',
      paragraphs: [
        'In deinen Einstellungen. Dein Profil ist sofort weg. {deletion_days} Tage lang kannst du mit dem Link in deiner Mail zurückkommen; danach ist alles endgültig gelöscht.',
      ],
      links: [{ label: 'Einstellungen', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
