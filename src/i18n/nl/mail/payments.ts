/** The receipt of a purchase. */
export const receipt_mail = {
  subject: 'Je aankoop bij {site}',
  preview: '{credits, plural, =0 {Je bon.} one {# credit staat} other {# credits staan}} voor je klaar.',
  greeting: 'Hoi {name},',
  bought: 'Je kocht {credits, plural, one {# credit} other {# credits}} en betaalde {money}. Ze staan voor je klaar.',
  settled:
    'Je kocht {credits, plural, one {# credit} other {# credits}} en betaalde {money}. {settled, plural, one {# daarvan ging} other {# daarvan gingen}} op aan wat je nog openstaan had van een betaling die werd teruggehaald. {left, plural, =0 {Er kwam niets bij je saldo.} one {# credit staat voor je klaar.} other {# credits staan voor je klaar.}}',
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
  credits: '{credits, plural, one {# credit daarvan is} other {# credits daarvan zijn}} van je saldo af gegaan.',
  debt: '{debt, plural, one {# credit} other {# credits}} ervan had je al gebruikt. Dat verrekenen we met je volgende bundel; daar hoef je nu niets voor te doen.',
  button: 'Bekijk de aankoop',
  link: 'Werkt de knop niet? Open dan dit adres:',
  wrong: 'Klopt dit niet? Schrijf de klantenservice, op het adres hieronder.',
} as const;
