import type { StaticPage } from './static-page.ts';

export default {
  title: 'Veelgestelde vragen',
  description: 'Antwoorden over aanmelden, berichten, credits, foto’s en stoppen bij {site}.',
  intro: 'Staat je vraag er niet bij? Schrijf {support_email}.',
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
        'Koop je je eerste bundel credits, dan ben je premium, voor het leven. Je ziet alle foto’s van leden, je kunt {premium_photos} foto’s plaatsen in plaats van {free_photos}, zoekopdrachten bewaren en zien wie je profiel bezocht.',
      ],
    },
    {
      heading: 'Waarom kan ik geen nieuw gesprek beginnen?',
      paragraphs: [
        'Zonder aankoop kun je {free_conversations} gesprekken beginnen. Antwoorden telt niet mee. Een gesprek verwijderen geeft er geen terug.',
      ],
    },
    {
      heading: 'Waarom komt mijn bericht niet aan?',
      paragraphs: [
        'Waarschijnlijk is je e-mailadres nog niet bevestigd. Tot dan bewaren we je berichten; daarna worden ze in de goede volgorde bezorgd. Staat er ‘Niet verstuurd’ bij, tik dan om het opnieuw te sturen: je betaalt maar één keer.',
      ],
    },
    {
      heading: 'Ik kreeg geen activatiemail',
      paragraphs: [
        'Kijk binnen {activation_minutes} minuut in je inbox en daarna bij de spam. Klopt je e-mailadres, vraag dan een nieuwe mail aan in de site.',
      ],
    },
    {
      heading: 'Wat is een fictief profiel?',
      paragraphs: [
        'Een profiel waar geen lid achter zit. Het draagt overal het teken {fictional_icon}. {fictional_warning} Het schrijft nooit als eerste, en je kunt ze uit je zoekresultaten weglaten.',
      ],
    },
    {
      heading: 'Wie ziet mijn foto’s?',
      paragraphs: [
        'Openbare foto’s zien alle leden. Privéfoto’s zien premium leden; anderen zien een waas. Een gesloten album ziet alleen wie jij het gunt, en je neemt dat terug wanneer je wilt. Bezoekers zien hooguit je hoofdfoto, en alleen als je dat toestaat.',
      ],
    },
    {
      heading: 'Kan ik onzichtbaar zijn?',
      paragraphs: [
        'Ja. Je staat dan niet in de zoekresultaten en niemand kan je schrijven of liken, tot jij dat eerst doet. Gesprekken die er al waren, blijven.',
      ],
    },
    {
      heading: 'Hoe stop ik iemand?',
      paragraphs: [
        'Blokkeer het profiel. Jullie gesprek en likes verdwijnen, en die persoon ziet je niet meer. Bij oplichting, dreigen of iets ergers: meld het ook.',
      ],
    },
    {
      heading: 'Waar zijn mijn oude berichten?',
      paragraphs: [
        'Na 180 dagen worden berichten voor jullie allebei verborgen, en 30 dagen later verwijderd. Zo blijft er niet meer van je liggen dan nodig is.',
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
        'Bij de instellingen. Je profiel is meteen weg. {deletion_days} dagen lang kun je terug met de link in je mail; daarna is alles gewist.',
      ],
      links: [{ label: 'Instellingen', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
