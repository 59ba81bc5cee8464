import type { StaticPage } from './static-page.ts';

export default {
  title: 'Algemene voorwaarden',
  description: 'De afspraken tussen jou en {site}, in gewone taal.',
  intro:
    'Dit zijn de afspraken tussen jou en {company_name}, het bedrijf achter {site}. We houden ze kort en leesbaar. Ze gelden zodra je een account maakt.',
  sections: [
    {
      heading: 'Wie mee mag doen',
      paragraphs: [
        '{site} is alleen voor volwassenen van {min_age} jaar en ouder. Wie jonger is, kan geen account maken. Vermoeden we dat iemand jonger is, dan sluiten we het account terwijl we het uitzoeken.',
        'Je hebt één account, voor jezelf. Je gegevens kloppen, je foto’s zijn van jou en je geeft je wachtwoord aan niemand.',
      ],
    },
    {
      heading: 'Wat gratis is en wat credits kost',
      paragraphs: [
        'Aanmelden, een profiel maken, zoeken, likes geven en berichten lezen is gratis. Bij je aanmelding krijg je {signup_credits} credits om te proberen hoe het werkt. Zonder aankoop kun je {free_conversations} gesprekken beginnen; antwoorden kan altijd.',
      ],
      list: [
        'Een bericht sturen kost {message_credits} credit.',
        'Een foto in een gesprek sturen kost {photo_credits} credits. Bekijken is gratis.',
        'Een cadeau kost 1, 3, 5 of 10 credits. De prijs staat erbij.',
      ],
    },
    {
      heading: 'Kopen',
      paragraphs: [
        'Credits koop je per bundel, eenmalig. Er zijn geen abonnementen en er wordt nooit automatisch iets afgeschreven. Alle prijzen zijn inclusief btw. Voor je betaalt zie je de prijs, de prijs per credit, een eventuele korting en het totaal.',
        'Bij je eerste bundel word je premium lid, voor het leven. Dat stopt alleen als je van elke aankoop binnen {refund_days} dagen geld hebt teruggevraagd, of als die is terugbetaald of teruggeboekt. Credits verlopen niet. Gratis credits worden als eerste gebruikt.',
        'Een korting geldt onder de voorwaarden die erbij staan. Loopt er een klok, dan is die echt: als de tijd om is, geldt de korting niet meer.',
      ],
      links: [
        { label: 'Prijzen', href: '/pricing' },
        { label: 'Terugbetaling', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Eerlijk met je credits',
      paragraphs: [
        'Heeft de ontvanger je betaalde bericht na 7 dagen niet geopend, of is het profiel van de ontvanger door ons verwijderd, dan krijg je de credits terug. Je kunt een uitgavenlimiet per maand instellen: verlagen werkt meteen, verhogen pas na 24 uur.',
      ],
    },
    {
      heading: 'Fictieve profielen',
      paragraphs: [
        'Sommige profielen zijn fictief. Je herkent ze overal aan het teken {fictional_icon}: op de kaart, het profiel, bij likes, in gesprekken, mails en meldingen. Erbij staat: “{fictional_warning}”',
        'Een fictief profiel schrijft of liket nooit als eerste. Je leest de waarschuwing voor je je eerste credit uitgeeft, en je kunt fictieve profielen uit je zoekresultaten weglaten.',
      ],
    },
    {
      heading: 'Hoe we met elkaar omgaan',
      paragraphs: ['Je blijft verantwoordelijk voor wat je schrijft en plaatst. Dit mag niet:'],
      list: [
        'Minderjarigen in beeld of in woord, in welke vorm ook.',
        'Foto’s of gegevens van een ander zonder toestemming.',
        'Bedreigen, lastigvallen, discrimineren of afpersen.',
        'Oplichting, reclame, betaalde diensten aanbieden of om geld vragen.',
        'Je voordoen als iemand anders, of de site met programma’s uitlezen.',
      ],
    },
    {
      heading: 'Melden, beslissen en bezwaar maken',
      paragraphs: [
        'Je kunt elk profiel, elke foto en elk bericht melden. Een mens beslist. Degene die meldt en degene die gemeld is, horen allebei wat we hebben beslist, volgens welke regel, en hoe je bezwaar maakt. Een beslissing kan zijn: niets doen, iets verwijderen, waarschuwen, of een account tijdelijk of voorgoed sluiten.',
        'Sluiten we je account, dan betalen we je ongebruikte gekochte credits terug, behalve waar de wet ons dat verbiedt.',
      ],
      links: [{ label: 'Klachten', href: '/complaints' }],
    },
    {
      heading: 'Jouw foto’s en teksten',
      paragraphs: [
        'Wat je plaatst, blijft van jou. Je geeft ons alleen toestemming om het op de site te laten zien aan wie jij hebt gekozen, en het daarvoor op te slaan en te verkleinen. Die toestemming eindigt als je het verwijdert. In reclame gebruiken we het niet.',
      ],
    },
    {
      heading: 'Berichten',
      paragraphs: [
        'Tot je je e-mailadres bevestigt, bewaren we je berichten en bezorgen we ze nog niet. Berichten van meer dan 180 dagen oud worden verborgen en 30 dagen later verwijderd, tenzij een melding ze nog nodig heeft.',
      ],
    },
    {
      heading: 'Stoppen',
      paragraphs: [
        'Je kunt je account altijd zelf verwijderen, zonder reden. Anderen zien je profiel dan meteen niet meer. Binnen {deletion_days} dagen kun je terugkomen met de link uit je mail; daarna is alles gewist.',
      ],
    },
    {
      heading: 'Wat je van ons mag verwachten',
      paragraphs: [
        'We zorgen zo goed mogelijk dat de site werkt en veilig is, maar kunnen niet beloven dat hij altijd werkt of dat je iemand vindt. We controleren niet wie leden zijn, behalve als dat op een profiel staat. Spreek de eerste keer af op een plek waar mensen zijn.',
        'Voor schade door onze fout zijn we aansprakelijk zoals de wet het regelt. Niets in deze tekst beperkt rechten die je als consument hebt.',
      ],
    },
    {
      heading: 'Veranderingen en recht',
      paragraphs: [
        'Veranderen deze afspraken in je nadeel, dan hoor je dat minstens 30 dagen van tevoren en kun je kosteloos stoppen; ongebruikte gekochte credits betalen we dan terug. Op deze afspraken is het recht van het land van {company_name} van toepassing; de regels die jou als consument in je eigen land beschermen, blijven gelden.',
      ],
    },
    {
      heading: 'Plaatsnamen',
      paragraphs: [
        'De plaatsen waaruit je kiest komen van GeoNames (www.geonames.org), onder de licentie CC BY 4.0 (creativecommons.org/licenses/by/4.0). We hebben weggelaten wat geen woonplaats is, en noemen sommige plaatsen zoals ze ter plaatse heten.',
      ],
    },
    {
      heading: 'Wie wij zijn',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Handelsnamen: {company_tradenames}. KvK {company_kvk}, btw {company_vat}. Je bereikt ons via {support_email} of {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
