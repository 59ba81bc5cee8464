import type { StaticPage } from './static-page.ts';

export default {
  title: 'Kundenservice',
  description: 'So erreichst du {site}, und was du oft selbst regeln kannst.',
  intro:
    'Bei uns liest ein Mensch deine Nachricht. Schreib in der Sprache deines Accounts; wir antworten, so schnell wir können.',
  sections: [
    {
      heading: 'So erreichst du uns',
      list: [
        'Mail: {support_email}',
        'Telefon: {support_phone}',
        'Post: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Nenn deinen Profilnamen und, wenn es um eine Zahlung geht, ihre Nummer. Schick nie dein Passwort oder deine vollständige Kartennummer; wir fragen auch nie danach.',
      ],
    },
    {
      heading: 'Was du oft selbst regeln kannst',
      list: [
        'Keine Aktivierungsmail: Die Mail ist meist innerhalb von {activation_minutes} Minute da. Nichts gesehen? Schau in den Spam-Ordner oder fordere auf der Seite eine neue an. Der Link gilt {activation_days} Tage.',
        'Passwort vergessen: Fordere beim Einloggen ein neues Passwort an.',
        'Weniger Mails oder Mitteilungen: Stell sie nach Art ein.',
        'Jemand hört nicht auf: Blockier das Profil und melde es.',
        'Gehen: Lösch deinen Account in den Einstellungen. {deletion_days} Tage lang kannst du noch zurück.',
      ],
      links: [
        { label: 'Häufige Fragen', href: '/pages/faq' },
        { label: 'Neues Passwort', href: '/reset-password' },
        { label: 'Mails und Mitteilungen', href: '/notifications' },
        { label: 'Einstellungen', href: '/settings' },
      ],
    },
    {
      heading: 'Dringend',
      paragraphs: [
        'Wirst du bedroht oder erpresst, oder bist du in Gefahr? Ruf zuerst die Polizei an, in der ganzen Europäischen Union unter 112. Zahl nichts, heb die Nachrichten auf und melde das Profil: Wir sichern, was als Beweis nötig ist.',
      ],
    },
    {
      heading: 'Eine Beschwerde',
      paragraphs: [
        'Bist du mit unserer Antwort oder einer Entscheidung nicht zufrieden? Dann leg eine Beschwerde ein. Du erfährst, wer sie sich ansieht und was dabei herauskommt.',
      ],
      links: [
        { label: 'Beschwerden', href: '/complaints' },
        { label: 'Rechtswidrige Inhalte melden', href: '/report-content' },
      ],
    },
    {
      heading: 'Die Firma',
      paragraphs: [
        '{company_name}, Handelsnamen: {company_tradenames}. Handelsregister {company_kvk}, USt-IdNr. {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
