import type { StaticPage } from './static-page.ts';

export default {
  title: 'Veilig daten',
  description: 'Korte tips over afspreken, geld, foto’s en afpersing, en wie je dag en nacht kunt bellen.',
  intro:
    'Mannen ontmoeten moet leuk zijn. De meesten zijn precies wie ze zeggen te zijn; deze tips zijn voor die ene die dat niet is. Wat er ook gebeurd is: het is niet jouw schuld, en je bent niet de eerste.',
  sections: [
    {
      id: 'extortion',
      heading: 'Dreigt iemand je foto’s te delen?',
      paragraphs: [
        'Dat heet sextortion. Het is strafbaar, er wordt geld mee verdiend, en het overkomt duizenden mannen. Haal even diep adem: je kunt nu meteen iets doen.',
      ],
      list: [
        'Betaal niet. Wie betaalt, moet daarna weer betalen.',
        'Antwoord niet meer. Je hoeft niets uit te leggen, te smeken of te onderhandelen.',
        'Bewaar alles: maak screenshots van berichten, namen, adressen en rekeningnummers.',
        'Meld het profiel hier en kies “Chantage of afpersing”. We kijken er als eerste naar, binnen een uur, en bewaren het bewijs.',
        'Vertel het aan één iemand die je vertrouwt. Het dreigement werkt alleen zolang je er alleen mee bent.',
        'Ga naar de politie. Die kent dit, en veroordeelt je niet om wie je bent of wat je stuurde.',
        'StopNCII.org kan je foto’s weghouden van de grote sociale media, zonder dat iemand ze ziet.',
      ],
      links: [{ label: 'Vertel ons wat er gebeurde, ook zonder account', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Geld en oplichting',
      paragraphs: [
        'Iemand die je nooit hebt ontmoet en die geld nodig heeft, is uit op jouw geld. Hoe lief hij ook is, en hoe droevig het verhaal.',
      ],
      list: [
        'Stuur nooit geld, cadeaukaarten, crypto of een foto van je bankpas of paspoort naar iemand die je niet ontmoet hebt.',
        'Wees op je hoede bij investeringen, een “zeker” handelsplatform, inklaringskosten of een erfenis.',
        'Ontwijkt hij videobellen en afspreken, en wil hij binnen een dag naar een andere app? Neem je tijd en blijf hier.',
        'Zoek op internet waar zijn foto’s nog meer staan. Zijn ze van een ander, meld hem dan.',
        'Al betaald? Bel nu je bank: soms is een betaling nog tegen te houden. Doe daarna aangifte.',
      ],
    },
    {
      id: 'meeting',
      heading: 'De eerste keer afspreken',
      list: [
        'Videobel eerst even. Iemand die echt is, doet dat graag.',
        'Spreek af waar mensen zijn: een kroeg, een café, een druk park. Samen verder kan altijd nog.',
        'Vertel een vriend waar je bent. Met een date-check-in vragen we je achteraf of alles goed is, en waarschuwen we die vriend als je niet antwoordt.',
        'Zorg dat je er zelf komt en zelf weer thuis. Houd je telefoon opgeladen en je drankje in het zicht.',
        'Naar hem of naar jou? Zorg dat je zijn volledige naam en adres weet, en leg waardevolle spullen weg.',
        'Je mag altijd weg, op elk moment en zonder reden.',
      ],
      links: [{ label: 'Date-check-in', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Ja, nee en alles ertussen',
      list: [
        'Ja telt alleen als hij ook nee had kunnen zeggen. Vraag het; vragen is sexy.',
        'Nee, straks of stilte betekent nee. Van een ja mag je terugkomen, ook halverwege.',
        'Iemand die te dronken of te high is, kan geen ja zeggen. Op feestjes met chems: spreek vooraf grenzen af, let op elkaar en neem G nooit alleen.',
        'Ging iemand over jouw grens? Jij bepaalt wat er nu gebeurt: praten, een dokter, de politie. Een dokter kan het best helpen binnen 72 uur.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Foto’s',
      list: [
        'Laat je gezicht, tattoos of kamer weg van foto’s die alleen voor hem zijn.',
        'Gebruik het gesloten album of stuur foto’s in een gesprek: daar kun je ze weer weghalen. Een screenshot haal je nooit meer weg.',
        'Iemands naaktfoto delen zonder dat hij dat goed vindt, is strafbaar, en hier een reden voor een blokkade.',
      ],
    },
    {
      id: 'outed',
      heading: 'Niet uit de kast, of geout',
      paragraphs: [
        'Wie het van je weet, bepaal jij en niemand anders. Je bent niemand een coming-out verschuldigd.',
      ],
      list: [
        'Zet mensen die je hier nooit wilt tegenkomen op je lijst: dan zien jullie elkaar niet.',
        'Zet de discrete modus aan: een neutrale naam en icoon, en een toets waarmee je meteen van de site af bent.',
        'Dreigt iemand je te outen? Dat is afpersing: zie hierboven. Is het al gebeurd? Bel een van de lijnen op deze pagina; daar hebben ze het vaker gehoord en weten ze wat helpt.',
      ],
      links: [
        { label: 'Mensen die ik nooit wil tegenkomen', href: '/settings/contacts' },
        { label: 'Discretie', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Je gezondheid',
      list: [
        'Condooms, PrEP en vaccinaties (hepatitis A en B, mpox, HPV) beschermen goed; vraag een soa-polikliniek wat bij je past.',
        'Test elke drie maanden als je meer partners hebt. Het meeste is snel te genezen.',
        'Misschien hiv opgelopen? PEP kan een infectie voorkomen als je binnen 72 uur begint; hoe eerder hoe beter. Ga vandaag nog naar een kliniek of de spoedeisende hulp.',
        'Wie behandeld wordt en bij wie het virus niet meetbaar is, kan hiv niet doorgeven. Niet meetbaar is niet overdraagbaar.',
        'Somber na een date, of al langer? Praat met iemand. De lijnen op deze pagina zijn er daar ook voor.',
      ],
    },
  ],
} satisfies StaticPage;
