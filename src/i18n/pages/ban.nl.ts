import type { StaticPage } from './static-page.ts';

export default {
  title: 'Toegang blokkeren',
  description: 'Wie {site} niet mag gebruiken, en hoe je de site op een apparaat of voor jezelf afsluit.',
  intro:
    '{site} is een site voor volwassenen. Hier lees je wie er niet op mag, hoe je kinderen erbuiten houdt, en wat je doet als je er zelf niet meer bij wilt kunnen.',
  sections: [
    {
      heading: 'Wie hier niet mag komen',
      list: [
        'Iedereen jonger dan {min_age} jaar. Bij een te jonge geboortedatum wordt geen account gemaakt en niets bewaard.',
        'Iedereen die door ons is uitgesloten. Een nieuw account maken om daar onderuit te komen, mag niet.',
        'Iedereen in een land waar sites als deze verboden zijn.',
      ],
    },
    {
      heading: 'Kinderen op hetzelfde apparaat',
      paragraphs: [
        'Een filter houdt sites voor volwassenen buiten bereik. Elk groot systeem heeft er een, gratis. Voeg {domain} toe aan de geblokkeerde sites, of laat het filter alle sites voor volwassenen weren.',
      ],
      list: [
        'iPhone en iPad: Instellingen, Schermtijd, Inhoud- en privacybeperkingen.',
        'Android: de app Family Link.',
        'Windows: Family Safety.',
        'Mac: Systeeminstellingen, Schermtijd.',
        'Thuis voor alles tegelijk: het ouderlijk toezicht van je modem of provider.',
      ],
    },
    {
      heading: 'Zie je iemand die te jong is?',
      paragraphs: [
        'Meld het profiel, of mail meteen naar {support_email}. We sluiten het account terwijl we het uitzoeken, en doen zo nodig aangifte.',
      ],
    },
    {
      heading: 'Jezelf buitensluiten',
      paragraphs: [
        'Geef je meer uit dan je wilt? Stel dan een uitgavenlimiet in: verlagen werkt meteen. Wil je helemaal weg? Verwijder dan je account bij je instellingen. Wil je dat we ook nieuwe accounts met jouw e-mailadres weigeren? Mail dan vanaf dat adres naar {support_email}.',
      ],
      links: [
        { label: 'Instellingen', href: '/settings' },
        { label: 'Klantenservice', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
