import type { StaticPage } from './static-page.ts';

export default {
  title: 'Klantenservice',
  description: 'Zo bereik je {site}, en wat je vaak zelf kunt regelen.',
  intro:
    'Bij ons leest een mens je bericht. Schrijf in de taal van je account; we antwoorden zo snel we kunnen.',
  sections: [
    {
      heading: 'Zo bereik je ons',
      list: [
        'Mail: {support_email}',
        'Telefoon: {support_phone}',
        'Post: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Zet je profielnaam erbij en, als het om een betaling gaat, het nummer ervan. Stuur nooit je wachtwoord of je volledige kaartnummer; wij vragen er ook nooit om.',
      ],
    },
    {
      heading: 'Wat je vaak zelf kunt regelen',
      list: [
        'Geen activatiemail: de mail is er meestal binnen {activation_minutes} minuut. Niets gezien? Kijk ook bij je spam, of vraag op de site een nieuwe aan. De link werkt {activation_days} dagen.',
        'Wachtwoord kwijt: vraag bij het inloggen een nieuw wachtwoord aan.',
        'Minder mails of meldingen: stel het per soort in.',
        'Iemand houdt niet op: blokkeer het profiel, en meld het.',
        'Stoppen: verwijder je account bij je instellingen. Je kunt nog {deletion_days} dagen terug.',
      ],
      links: [
        { label: 'Veelgestelde vragen', href: '/pages/faq' },
        { label: 'Nieuw wachtwoord', href: '/reset-password' },
        { label: 'Mails en meldingen', href: '/notifications' },
        { label: 'Instellingen', href: '/settings' },
      ],
    },
    {
      heading: 'Dringend',
      paragraphs: [
        'Word je bedreigd of afgeperst, of ben je in gevaar? Bel eerst de politie, in de hele Europese Unie op 112. Betaal niets, bewaar de berichten en meld het profiel: we bewaren wat nodig is als bewijs.',
      ],
    },
    {
      heading: 'Een klacht',
      paragraphs: [
        'Ben je niet tevreden over ons antwoord of over een beslissing? Dien dan een klacht in. Je hoort wie ernaar kijkt en wat eruit komt.',
      ],
      links: [
        { label: 'Klachten', href: '/complaints' },
        { label: 'Iets onwettigs melden', href: '/report-content' },
      ],
    },
    {
      heading: 'Het bedrijf',
      paragraphs: [
        '{company_name}, handelsnamen: {company_tradenames}. KvK {company_kvk}, btw {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
