import type { StaticPage } from './static-page.ts';

export default {
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Was zwischen dir und {site} gilt, in einfachen Worten.',
  intro:
    'Das sind die Vereinbarungen zwischen dir und {company_name}, der Firma hinter {site}. Wir halten sie kurz und lesbar. Sie gelten, sobald du einen Account anlegst.',
  sections: [
    {
      heading: 'Wer mitmachen darf',
      paragraphs: [
        '{site} ist nur für Erwachsene ab {min_age} Jahren. Wer jünger ist, kann keinen Account anlegen. Vermuten wir, dass jemand jünger ist, schließen wir den Account, während wir es klären.',
        'Du hast nur einen Account, und nur du nutzt ihn. Deine Angaben stimmen, deine Fotos zeigen dich, und dein Passwort verrätst du niemandem.',
      ],
    },
    {
      heading: 'Was gratis ist und was Credits kostet',
      paragraphs: [
        'Registrieren, ein Profil anlegen, suchen, Likes vergeben und Nachrichten lesen ist gratis. Bei der Registrierung bekommst du {signup_credits} Credits zum Ausprobieren. Ohne Kauf kannst du {free_conversations} Chats beginnen; antworten kannst du immer.',
      ],
      list: [
        'Eine Nachricht zu senden kostet {message_credits} Credit.',
        'Ein Foto im Chat zu senden kostet {photo_credits} Credits. Ansehen ist gratis.',
        'Ein Geschenk kostet 1, 3, 5 oder 10 Credits. Der Preis steht dabei.',
      ],
    },
    {
      heading: 'Kaufen',
      paragraphs: [
        'Credits kaufst du in Paketen, jeweils einmalig. Es gibt keine Abos, und es wird nie von selbst etwas abgebucht. Alle Preise enthalten die Mehrwertsteuer. Vor dem Bezahlen siehst du den Preis, den Preis pro Credit, einen möglichen Rabatt und den Gesamtbetrag.',
        'Mit deinem ersten Paket wirst du Premium-Mitglied, für immer. Premium endet nur, wenn du bei jedem deiner Käufe innerhalb von {refund_days} Tagen etwas zurückverlangst oder das Geld zurückgeht. Credits verfallen nicht. Gratis-Credits werden zuerst verbraucht.',
        'Ein Rabatt gilt unter den Bedingungen, die dabeistehen. Läuft eine Uhr, dann ist sie echt: Ist die Zeit um, gilt der Rabatt nicht mehr.',
      ],
      links: [
        { label: 'Preise', href: '/pricing' },
        { label: 'Widerruf und Erstattung', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Fair mit deinen Credits',
      paragraphs: [
        'Wurde deine bezahlte Nachricht nach 7 Tagen nicht geöffnet, oder haben wir das Profil der Person gelöscht, an die sie ging, bekommst du die Credits zurück. Du kannst ein monatliches Ausgabenlimit setzen: Senken wirkt sofort, erhöhen erst nach 24 Stunden.',
      ],
    },
    {
      heading: 'Fiktive Profile',
      paragraphs: [
        'Manche Profile sind fiktiv. Du erkennst sie überall am Zeichen {fictional_icon}: auf der Karte, im Profil, bei Likes, in Chats, Mails und Mitteilungen. Dazu liest du: „{fictional_warning}“',
        'Ein fiktives Profil schreibt oder likt nie zuerst. Du liest den Hinweis, bevor du den ersten Credit ausgibst, und du kannst fiktive Profile aus deinen Suchergebnissen weglassen.',
      ],
    },
    {
      heading: 'Wie wir miteinander umgehen',
      paragraphs: ['Für das, was du schreibst und einstellst, bist du verantwortlich. Nicht erlaubt ist:'],
      list: [
        'Minderjährige in Bild oder Wort, in jeder Form.',
        'Fotos oder Daten von anderen ohne deren Einwilligung.',
        'Drohen, belästigen, diskriminieren oder erpressen.',
        'Betrug, Werbung, bezahlte Dienste anbieten oder um Geld bitten.',
        'Sich als jemand anders ausgeben oder die Seite mit Programmen auslesen.',
      ],
    },
    {
      heading: 'Melden, entscheiden, Einspruch einlegen',
      paragraphs: [
        'Du kannst jedes Profil, jedes Foto und jede Nachricht melden. Ein Mensch entscheidet. Wer meldet und wer gemeldet wird, erfährt, was wir entschieden haben, nach welcher Regel und welcher Einspruch möglich ist. Am Ende tun wir nichts, löschen etwas, verwarnen oder schließen einen Account, auf Zeit oder dauerhaft.',
        'Schließen wir deinen Account, erstatten wir dir die gekauften, nicht verwendeten Credits, es sei denn, das Gesetz verbietet es uns.',
      ],
      links: [{ label: 'Beschwerden', href: '/complaints' }],
    },
    {
      heading: 'Deine Fotos und Texte',
      paragraphs: [
        'Was du einstellst, bleibt deins. Du erlaubst uns nur, es auf der Seite denen zu zeigen, die du gewählt hast, und es dafür zu speichern und zu verkleinern. Diese Erlaubnis endet, wenn du es löschst. In Werbung verwenden wir es nicht.',
      ],
    },
    {
      heading: 'Nachrichten',
      paragraphs: [
        'Bis du deine E-Mail-Adresse bestätigst, heben wir deine Nachrichten auf und stellen sie noch nicht zu. Nachrichten, die älter als 180 Tage sind, werden verborgen und 30 Tage später gelöscht, außer eine Meldung braucht sie noch.',
      ],
    },
    {
      heading: 'Gehen',
      paragraphs: [
        'Du kannst deinen Account jederzeit selbst löschen, ohne Grund. Andere sehen dein Profil dann sofort nicht mehr. Innerhalb von {deletion_days} Tagen kannst du mit dem Link aus deiner Mail zurückkommen; danach ist alles endgültig gelöscht.',
      ],
    },
    {
      heading: 'Was du von uns erwarten darfst',
      paragraphs: [
        'Wir sorgen so gut wie möglich dafür, dass die Seite läuft und sicher ist. Versprechen, dass sie immer läuft oder dass du jemanden findest, können wir nicht. Wir prüfen nicht, wer die Mitglieder sind, außer wenn es auf dem Profil steht. Trefft euch beim ersten Mal dort, wo andere Leute sind.',
        'Für Schäden durch unser Verschulden haften wir, wie das Gesetz es regelt. Nichts in diesem Text beschränkt Rechte, die du als Verbraucher hast.',
      ],
    },
    {
      heading: 'Änderungen und Recht',
      paragraphs: [
        'Ändern sich diese Bedingungen zu deinem Nachteil, erfährst du es mindestens 30 Tage vorher und kannst kostenlos gehen; gekaufte, nicht verwendete Credits erstatten wir dann. Es gilt das Recht des Landes von {company_name}; die Regeln, die dich als Verbraucher in deinem eigenen Land schützen, gelten weiter.',
      ],
    },
    {
      heading: 'Ortsnamen',
      paragraphs: [
        'Die Orte, aus denen du wählst, kommen von GeoNames (www.geonames.org), unter der Lizenz CC BY 4.0 (creativecommons.org/licenses/by/4.0). Weggelassen haben wir Einträge, die keine Wohnorte sind, und manche Orte nennen wir so, wie sie vor Ort heißen.',
      ],
    },
    {
      heading: 'Wer wir sind',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Handelsnamen: {company_tradenames}. Handelsregister {company_kvk}, USt-IdNr. {company_vat}. Du erreichst uns unter {support_email} oder {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
