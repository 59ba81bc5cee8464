import type { StaticPage } from './static-page.ts';

export default {
  title: 'Terugbetaling',
  description: 'Wat je terugkrijgt van {site}, wanneer en hoe.',
  intro: 'Niet gebruikt is terug te krijgen. Hier staat wat, tot wanneer en hoe.',
  sections: [
    {
      heading: 'Binnen {refund_days} dagen',
      paragraphs: [
        'Bedenk je je na een aankoop, dan betalen we binnen {refund_days} dagen de gekochte credits terug die je nog niet gebruikt hebt. Een reden hoef je niet te geven. Premium blijft zolang je minstens één aankoop hebt waarvan je in die dagen niets terugvroeg en die niet is terugbetaald of teruggehaald. Anders stopt het; dat zeggen we voordat je iets terugvraagt.',
        'Credits die je gebruikt hebt, betalen we niet terug: je vraagt ons bij de aankoop ze meteen te leveren. Gratis credits zijn niets waard in geld.',
      ],
    },
    {
      heading: 'Als je stopt',
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
        'Open je transacties, kies de aankoop en vraag terugbetaling. Je kunt ook schrijven naar {support_email}, met het nummer van de betaling. Het geld komt binnen 14 dagen terug op dezelfde manier als je betaalde.',
      ],
      links: [{ label: 'Transacties', href: '/transactions' }],
    },
    {
      heading: 'Niet eens met ons?',
      paragraphs: ['Dien een klacht in; iemand die er nog niet over besliste, kijkt opnieuw.'],
      links: [{ label: 'Klachten', href: '/complaints' }],
    },
  ],
} satisfies StaticPage;
