export const receipt_mail = {
  subject: 'Je aankoop bij {site}',
  preview: '{credits, plural, =0 {Je bon.} one {# credit staat} other {# credits staan}} voor je klaar.',
  greeting: 'Hoi {name},',
  bought: 'Je hebt {credits, plural, one {# credit} other {# credits}} gekocht voor {money}. Ze staan voor je klaar.',
  settled:
    'Je hebt {credits, plural, one {# credit} other {# credits}} gekocht voor {money}. {settled, plural, one {# daarvan ging} other {# daarvan gingen}} op aan wat je nog openstaan had van een betaling die is teruggeboekt. {left, plural, =0 {Er kwam niets bij je saldo.} one {# credit staat voor je klaar.} other {# credits staan voor je klaar.}}',
  vat: 'Daarin zit {percentage, number}% btw: {money}.',
  number: 'Je bonnummer is {number, number, ::group-off}.',
  statement: 'Op je afschrift staat: {statement}.',
  button: 'Bon bekijken',
  link: 'Werkt de knop niet? Open dan deze link:',
  withdraw: 'Bedenk je je binnen {days, plural, one {# dag} other {# dagen}}? Wat je niet hebt gebruikt, vraag je zonder reden terug op de pagina van je bon.',
} as const;

export const chargeback_mail = {
  subject: 'Over je betaling bij {site}',
  preview: 'De bank heeft {money} teruggeboekt.',
  greeting: 'Hoi {name},',
  taken: 'De bank heeft {money} teruggeboekt van je aankoop met bonnummer {number, number, ::group-off}.',
  waited: 'Daar zit {money} bij die naar je onderweg was. Die sturen we dus niet meer.',
  credits: '{credits, plural, one {# credit daarvan is} other {# credits daarvan zijn}} van je saldo af gegaan.',
  debt: '{debt, plural, one {# credit} other {# credits}} ervan had je al gebruikt. Dat verrekenen we met je volgende bundel. Je hoeft nu niets te doen.',
  premium: 'Daarmee is je premium gestopt. Met je volgende bundel word je weer premium, voor het leven.',
  button: 'Bekijk de aankoop',
  link: 'Werkt de knop niet? Open dan deze link:',
  wrong: 'Klopt dit niet? Mail de klantenservice, op het adres hieronder.',
} as const;

export const returned_mail = {
  subject: 'Je krijgt geld terug van {site}',
  preview: 'We sturen {money} terug.',
  greeting: 'Hoi {name},',
  late: 'Je betaling van {money} van {begun} kwam alsnog binnen, terwijl die al was afgebroken, mislukt of verlopen.',
  discount: 'De korting erop hoort intussen bij een andere bestelling. Daarom kunnen we deze prijs niet nog eens geven.',
  limit: 'Daarmee zou je over de uitgavenlimiet gaan die je zelf hebt ingesteld.',
  way: 'Daarom sturen we {money} meteen terug op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet. Op je afschrift staat: {statement}.',
  button: 'Betaling bekijken',
  link: 'Werkt de knop niet? Open dan deze link:',
  nothing: 'Je hoeft niets te doen.',
} as const;
