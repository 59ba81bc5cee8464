import type { StaticPage } from './static-page.ts';

export default {
  title: 'Terugbetaling',
  description: 'Wat je terugkrijgt van {site} als je credits overhebt, wanneer en hoe.',
  intro: 'Wat je niet gebruikt, kun je terugkrijgen. Hier staat wat, tot wanneer en hoe.',
  sections: [
    {
      heading: 'Binnen {refund_days} dagen',
      paragraphs: [
        'Bedenk je je na een aankoop? Dan betalen we binnen {refund_days} dagen de gekochte credits terug die je nog niet hebt gebruikt. Een reden hoef je niet te geven. Premium blijft zolang je minstens één aankoop hebt waarvan je in die dagen niets terugvroeg en die niet is terugbetaald of teruggeboekt. Anders stopt het; dat zeggen we voordat je iets terugvraagt.',
        'Credits die je hebt gebruikt, betalen we niet terug: je vraagt ons bij de aankoop ze meteen te leveren. Gratis credits zijn geen geld waard.',
      ],
    },
    {
      heading: 'Als je je account verwijdert',
      paragraphs: [
        'Verwijder je je account, dan betalen we de ongebruikte gekochte credits terug, ook na die {refund_days} dagen.',
      ],
    },
    {
      heading: 'Vanzelf terug in je tegoed',
      list: [
        'Een betaald bericht dat de ontvanger na 7 dagen niet heeft geopend.',
        'Een betaald bericht aan iemand van wie wij het profiel hebben verwijderd.',
        'Een betaling die is mislukt: er zijn dan geen credits en er is niets afgeschreven, of je krijgt het terug.',
      ],
    },
    {
      heading: 'Zo vraag je het aan',
      paragraphs: [
        'Open je transacties, kies de aankoop en vraag om terugbetaling. Je kunt ook mailen naar {support_email}, met het nummer van de betaling. Het geld komt binnen 14 dagen terug op de manier waarop je betaalde.',
      ],
      links: [{ label: 'Transacties', href: '/transactions' }],
    },
    {
      heading: 'Ben je het niet met ons eens?',
      paragraphs: ['Dien een klacht in. Iemand die er nog niet over heeft beslist, kijkt er opnieuw naar.'],
      links: [{ label: 'Klachten', href: '/complaints' }],
    },
  ],
} satisfies StaticPage;
