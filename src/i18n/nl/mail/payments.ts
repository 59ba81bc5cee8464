/** The receipt of a purchase. */
export const receipt_mail = {
  subject: 'Je aankoop bij {site}',
  preview: '{credits, plural, =0 {Je bon.} one {# credit staat} other {# credits staan}} voor je klaar.',
  greeting: 'Hoi {name},',
  bought: 'Je kocht {credits, plural, one {# credit} other {# credits}} voor {money}. Ze staan voor je klaar.',
  settled:
    'Je kocht {credits, plural, one {# credit} other {# credits}} voor {money}. {settled, plural, one {# daarvan ging} other {# daarvan gingen}} op aan wat je nog openstaan had van een betaling die werd teruggehaald. {left, plural, =0 {Er kwam niets bij je saldo.} one {# credit staat voor je klaar.} other {# credits staan voor je klaar.}}',
  vat: 'Daarin zit {percentage, number}% btw: {money}.',
  number: 'Je bon heeft nummer {number, number, ::group-off}.',
  statement: 'Op je afschrift staat: {statement}.',
  button: 'Bon bekijken',
  link: 'Werkt de knop niet? Open dan dit adres:',
  withdraw: 'Bedenk je je binnen {days, plural, one {# dag} other {# dagen}}? Wat je niet hebt gebruikt, vraag je zonder reden terug op de pagina van je bon.',
} as const;

/** A bank took a payment back. */
export const chargeback_mail = {
  subject: 'Over je betaling bij {site}',
  preview: 'De bank haalde {money} terug.',
  greeting: 'Hoi {name},',
  taken: 'De bank heeft {money} teruggehaald van je aankoop met bonnummer {number, number, ::group-off}.',
  waited: 'Daar zit {money} bij die naar je onderweg was. Die sturen we dus niet meer.',
  credits: '{credits, plural, one {# credit daarvan is} other {# credits daarvan zijn}} van je saldo af gegaan.',
  debt: '{debt, plural, one {# credit} other {# credits}} ervan had je al gebruikt. Dat verrekenen we met je volgende bundel; daar hoef je nu niets voor te doen.',
  premium: 'Je premium is daarmee gestopt. Met je volgende bundel word je het weer, voor het leven.',
  button: 'Bekijk de aankoop',
  link: 'Werkt de knop niet? Open dan dit adres:',
  wrong: 'Klopt dit niet? Schrijf de klantenservice, op het adres hieronder.',
} as const;

/** What was given up was paid after all, and goes back at once. */
export const returned_mail = {
  subject: 'Je krijgt geld terug van {site}',
  preview: 'We sturen {money} terug.',
  greeting: 'Hoi {name},',
  late: 'Je betaling van {money} van {begun} kwam alsnog binnen, toen die al was afgebroken, mislukt of verlopen.',
  discount: 'De korting erop hoort intussen bij een andere bestelling. Voor deze prijs kunnen we niet nog eens verkopen.',
  limit: 'Daarmee zou je over de uitgavenlimiet gaan die je zelf hebt ingesteld.',
  way: 'Daarom sturen we {money} meteen terug op de manier waarop je betaalde. Tot je het ziet, kan het een paar werkdagen duren. Op je afschrift staat: {statement}.',
  button: 'Betaling bekijken',
  link: 'Werkt de knop niet? Open dan dit adres:',
  nothing: 'Je hoeft hier niets voor te doen.',
} as const;
