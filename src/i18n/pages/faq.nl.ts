import type { StaticPage } from './static-page.ts';

export default {
  title: 'Veelgestelde vragen',
  description: 'Antwoorden over aanmelden, berichten, credits, foto’s en stoppen bij {site}.',
  intro: 'Staat je vraag er niet bij? Mail naar {support_email}.',
  sections: [
    {
      heading: 'Wat kost het?',
      paragraphs: [
        'Aanmelden, zoeken, likes en lezen zijn gratis. Een bericht sturen kost {message_credits} credit; je begint met {signup_credits} gratis credits. De prijs staat op de knop. Er zijn geen abonnementen.',
      ],
      links: [{ label: 'Prijzen', href: '/pricing' }],
    },
    {
      heading: 'Wat is premium?',
      paragraphs: [
        'Koop je je eerste bundel credits, dan ben je premium, voor het leven. Je ziet alle foto’s van leden, je kunt {premium_photos} foto’s plaatsen in plaats van {free_photos}, zoekopdrachten opslaan en zien wie je profiel heeft bekeken.',
      ],
    },
    {
      heading: 'Waarom kan ik geen nieuw gesprek beginnen?',
      paragraphs: [
        'Zonder aankoop kun je {free_conversations} gesprekken beginnen. Antwoorden telt niet mee. Als je een gesprek verwijdert, krijg je er geen voor terug.',
      ],
    },
    {
      heading: 'Waarom komt mijn bericht niet aan?',
      paragraphs: [
        'Waarschijnlijk is je e-mailadres nog niet bevestigd. Tot dan bewaren we je berichten; daarna worden ze in de goede volgorde bezorgd. Staat er “Niet verstuurd” bij, tik dan om het opnieuw te sturen: je betaalt maar één keer.',
      ],
    },
    {
      heading: 'Ik kreeg geen activatiemail',
      paragraphs: [
        'De mail is er meestal binnen {activation_minutes} minuut. Niets gezien? Kijk ook bij je spam. Klopt je e-mailadres, vraag dan op de site een nieuwe mail aan.',
      ],
    },
    {
      heading: 'Wat is een fictief profiel?',
      paragraphs: [
        'Een profiel waar geen lid achter zit. Je herkent het overal aan het teken {fictional_icon}. Erbij staat: “{fictional_warning}” Zo’n profiel schrijft nooit als eerste, en je kunt fictieve profielen uit je zoekresultaten weglaten.',
      ],
    },
    {
      heading: 'Wie ziet mijn foto’s?',
      paragraphs: [
        'Je openbare foto’s zijn voor alle leden. Je privéfoto’s zijn voor premium leden; anderen zien ze wazig. Je gesloten album zien alleen leden die jij kiest, en je kunt daar altijd mee stoppen. Bezoekers zien hooguit je hoofdfoto, en alleen als je dat toestaat.',
      ],
    },
    {
      heading: 'Kan ik onzichtbaar zijn?',
      paragraphs: [
        'Ja. Je staat dan niet in de zoekresultaten en niemand kan je schrijven of liken, tot jij dat eerst doet. Gesprekken die er al waren, blijven.',
      ],
    },
    {
      heading: 'Iemand valt me lastig. Wat nu?',
      paragraphs: [
        'Blokkeer het profiel. Jullie gesprek en likes verdwijnen, en die persoon ziet je niet meer. Gaat het om oplichting, bedreiging of erger? Meld het dan ook.',
      ],
    },
    {
      heading: 'Waar zijn mijn oude berichten?',
      paragraphs: [
        'Na 180 dagen worden berichten voor jullie allebei verborgen, en 30 dagen later verwijderd. Zo bewaren we niet meer van je dan nodig is.',
      ],
    },
    {
      heading: 'Krijg ik mijn geld terug?',
      paragraphs: [
        'Ongebruikte gekochte credits wel: binnen {refund_days} dagen, en als je je account verwijdert.',
      ],
      links: [{ label: 'Terugbetaling', href: '/pages/return-policy' }],
    },
    {
      heading: 'Hoe verwijder ik mijn account?',
      paragraphs: [
        'Bij je instellingen. Je profiel is meteen weg. {deletion_days} dagen lang kun je terug met de link in je mail; daarna is alles gewist.',
      ],
      links: [{ label: 'Instellingen', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
