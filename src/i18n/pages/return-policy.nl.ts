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
      heading: 'Automatisch terug op je saldo',
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
    {
      id: 'withdrawal-instructions',
      heading: 'Modelinstructies voor herroeping',
      paragraphs: [
        'Herroepingsrecht',
        'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
        'De herroepingstermijn verstrijkt 14 dagen na de dag van de sluiting van de overeenkomst.',
        'Om het herroepingsrecht uit te oefenen, moet u ons ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) via een ondubbelzinnige verklaring (bv. schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
        'U kunt uw herroepingsrecht ook online uitoefenen op https://{domain}/transactions. Als u van deze onlinefunctie gebruikmaakt, zenden wij u onverwijld op een duurzame gegevensdrager (bv. per e-mail) een bevestiging van ontvangst van de herroeping, met vermelding van de inhoud ervan en de datum en het tijdstip van indiening.',
        'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
        'Gevolgen van de herroeping',
        'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaard levering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.',
        'Als u heeft verzocht om de verrichting van diensten te laten beginnen tijdens de herroepingstermijn, betaalt u een bedrag dat evenredig is aan hetgeen reeds geleverd is op het moment dat u ons ervan in kennis heeft gesteld dat u de overeenkomst herroept, vergeleken met de volledige uitvoering van de overeenkomst.',
      ],
      links: [{ label: 'Transacties', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Modelformulier voor herroeping',
      paragraphs: ['(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)'],
      list: [
        'Aan {company_name}, {company_address}, {company_city}, {company_country}, {support_email}:',
        'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
        'Besteld op (*)/Ontvangen op (*)',
        'Naam/Namen consument(en)',
        'Adres consument(en)',
        'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
        'Datum',
        '(*) Doorhalen wat niet van toepassing is.',
      ],
    },
  ],
} satisfies StaticPage;
