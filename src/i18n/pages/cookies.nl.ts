import type { StaticPage } from './static-page.ts';

export default {
  title: 'Cookies',
  description: 'Welke cookies {site} gebruikt en waarvoor: geen reclame, niets van anderen.',
  intro:
    'We gebruiken alleen cookies die de site nodig heeft om te werken, of die onthouden wat je zelf koos. Geen reclamecookies en geen cookies van anderen die je volgen. Daarom zie je hier ook geen cookiebalk.',
  sections: [
    {
      heading: 'Wat we onthouden in je browser',
      list: [
        'Dat je bent ingelogd: {login_days} dagen, en langer zolang je terugkomt. Alleen de server kan deze cookie lezen.',
        'Je taal: {language_days} dagen.',
        'Dat deze browser al eens inlogde, zodat iemand die je wachtwoord raadt jou niet buitensluit.',
        'Wat je hebt weggeklikt, zoals de belangrijke informatie bij je eerste bezoek.',
        'Je tijdzone en je keuze voor licht of donker.',
        'Dat je discreet wilt zijn, en met welke toets je snel weggaat, als je dat hebt ingesteld: {discreet_days} dagen.',
        'Via welke partner of campagne je kwam, als je zo’n link hebt geopend: tot je aanmelding, hoogstens {source_days} dagen.',
        'Een uitnodiging, als je de link ervan hebt geopend: tot je aanmelding, hoogstens {invitation_days} dagen.',
        'Je ja’s, als je op een welkomstpagina hebt geswipet: alleen om wie het gaat, hoogstens {early_likes_max} leden. Tot je e-mailadres bevestigd is, hoogstens {early_likes_days} dagen.',
      ],
    },
    {
      heading: 'Opslag in je browser',
      paragraphs: [
        'Is je aanmelding niet af, of heb je geen verbinding terwijl je een bericht schrijft? Dan onthoudt je browser dat voor je. Je wachtwoord nooit.',
      ],
    },
    {
      heading: 'Meldingen',
      paragraphs: [
        'Zet je meldingen aan, dan krijgt je browser een adres waar we ze naartoe sturen. Zet je ze uit, dan wissen we dat adres.',
      ],
    },
    {
      heading: 'Zelf opruimen',
      paragraphs: [
        'Je kunt cookies wissen of weigeren in je browser. Zonder cookies kun je de site bekijken, maar niet inloggen.',
      ],
      links: [{ label: 'Privacy', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
