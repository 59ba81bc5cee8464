export const receipt_mail = {
  subject: 'Je aankoop bij {site}',
  preview: '{credits, plural, =0 {Je bon.} one {# credit staat} other {# credits staan}} voor je klaar.',
  bought: 'Je hebt {credits, plural, one {# credit} other {# credits}} gekocht voor {money}. Ze staan voor je klaar.',
  settled:
    'Je hebt {credits, plural, one {# credit} other {# credits}} gekocht voor {money}. {settled, plural, one {# daarvan ging} other {# daarvan gingen}} op aan wat je nog openstaan had van een betaling die is teruggeboekt. {left, plural, =0 {Er kwam niets bij je saldo.} one {# credit staat voor je klaar.} other {# credits staan voor je klaar.}}',
  vat: 'Daarin zit {percentage, number}% btw: {money}.',
  number: 'Je bonnummer is {number, number, ::group-off}.',
  statement: 'Op je afschrift staat: {statement}.',
  button: 'Bon bekijken',
  withdraw: 'Bedenk je je binnen {days, plural, one {# dag} other {# dagen}}? Wat je niet hebt gebruikt, vraag je zonder reden terug op de pagina van je bon.',
} as const;

export const chargeback_mail = {
  subject: 'Over je betaling bij {site}',
  preview: 'De bank heeft {money} teruggeboekt.',
  taken: 'De bank heeft {money} teruggeboekt van je aankoop met bonnummer {number, number, ::group-off}.',
  waited: 'Daar zit {money} bij die naar je onderweg was. Die sturen we dus niet meer.',
  credits: '{credits, plural, one {# credit daarvan is} other {# credits daarvan zijn}} van je saldo af gegaan.',
  debt: '{debt, plural, one {# credit} other {# credits}} ervan had je al gebruikt. Dat verrekenen we met je volgende bundel. Je hoeft nu niets te doen.',
  premium: 'Daarmee is je premium gestopt. Met je volgende bundel word je weer premium, voor het leven.',
  button: 'Bekijk de aankoop',
  wrong: 'Klopt dit niet? Mail de klantenservice, op het adres hieronder.',
} as const;

export const refund_mail = {
  subject: 'Je krijgt geld terug van {site}',
  preview: 'We betalen {money} terug.',
  back: 'We betalen {money} terug van je aankoop met bonnummer {number, number, ::group-off}.',
  way: 'Het komt terug op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet. Op je afschrift staat: {statement}.',
  not_collected: 'Er is nog niets van je rekening afgeschreven. Daarom schrijven we {money} minder af.',
  credits: '{credits, plural, one {# credit is} other {# credits zijn}} van je saldo af gegaan.',
  debt: '{debt, plural, one {# credit} other {# credits}} ervan had je al gebruikt. Dat verrekenen we met je volgende bundel. Je hoeft nu niets te doen.',
  premium: 'Daarmee is je premium gestopt. Met je volgende bundel word je weer premium, voor het leven.',
  button: 'Bekijk de aankoop',
  questions: 'Vragen? Mail de klantenservice, op het adres hieronder.',
} as const;

export const returned_mail = {
  subject: 'Je krijgt geld terug van {site}',
  preview: 'We sturen {money} terug.',
  late: 'Je betaling van {money} van {begun} kwam alsnog binnen, terwijl die al was afgebroken, mislukt of verlopen.',
  discount: 'De korting erop hoort intussen bij een andere bestelling, dus deze prijs kunnen we niet nog eens geven.',
  limit: 'Daarmee zou je over de uitgavenlimiet gaan die je zelf hebt ingesteld.',
  way: 'Daarom sturen we {money} meteen terug op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet. Op je afschrift staat: {statement}.',
  button: 'Betaling bekijken',
  nothing: 'Je hoeft niets te doen.',
} as const;

export const receipt_sheet = {
  title: 'Bon {number, number, ::group-off}',
  date: 'Datum',
  bought: 'Gekocht',
  credits: '{credits, plural, one {# credit} other {# credits}}',
  neutral: 'Digitaal tegoed',
  method: 'Betaalmethode',
  statement: 'Op je afschrift',
  list_price: 'Prijs',
  discount: 'Korting',
  total: 'Totaal',
  vat: 'Waarvan btw {percentage, number}% ({country})',
  no_vat: 'Btw ({country})',
  back: 'Terug op {when}',
  not_collected: 'Niet afgeschreven, herroepen op {when}',
  vat_number: 'Btw-nummer {number}',
  reference: 'Kenmerk {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Je herroeping bij {site}',
  preview: '{money} komt terug.',
  withdrawn: 'Je hebt je aankoop met bonnummer {number, number, ::group-off} van {bought} herroepen. We hebben je herroeping ontvangen op {at}.',
  gone: '{credits, plural, one {# ongebruikte credit is} other {# ongebruikte credits zijn}} van je saldo af gegaan.',
  back: 'Daarvoor krijg je {money} terug.',
  nothing: 'Je incasso van {money} gaat niet door: er wordt niets van je rekening afgeschreven.',
  less: 'Er wordt {money} minder van je rekening afgeschreven. Wat nog wordt afgeschreven: {left}.',
  way: 'Het komt terug op de manier waarop je betaalde, binnen 14 dagen. Op je afschrift staat: {statement}.',
  premium: 'Je premium is hiermee gestopt. Met je volgende bundel word je het weer.',
  button: 'Bekijk de aankoop',
  keep: 'Bewaar deze mail: hij bewijst dat je hebt herroepen.',
} as const;

export const remainder_mail = {
  subject: 'Je ongebruikte credits bij {site}',
  preview: 'Je hebt nog {money} tegoed.',
  left: 'Je hebt nog {credits, plural, one {# gekochte credit} other {# gekochte credits}}. {credits, plural, one {Die is} other {Die zijn samen}} {money} waard.',
  when: 'Op {until} wissen we je account voorgoed. Dan storten we dat bedrag terug op de manier waarop je betaalde. Kom je voor die tijd terug, dan staan je credits er nog.',
  uncollected: 'Daarvan is {money} nog niet van je rekening afgeschreven. Is dat op die dag nog niet gebeurd, dan schrijven we het niet meer af en hoeft het ook niet terug.',
  keep: 'Als je account weg is, kunnen we je niet meer mailen. Bewaar deze mail dus.',
} as const;

export const debit_sms = {
  text: '{code} is je code voor een incasso van {money} van je rekening …{end} ({statement}). Geldig voor {minutes, number} minuten. Deel hem met niemand.',
} as const;

export const mandate_mail = {
  subject: 'Je incasso',
  preview: 'Eenmalig {money}.',
  agreed: 'Je gaf toestemming voor één incasso van {money} van je rekening die eindigt op {end}. Verder wordt er niets afgeschreven.',
  when: 'Het bedrag gaat er op of na {day} af. Op je afschrift staat: {statement}.',
  reference: 'Kenmerk van je machtiging: {reference}. Incassant: {creditor}, {id}, onder de naam {statement}.',
  back: 'Binnen {weeks, number} weken na de afschrijving kun je je bank vragen het bedrag terug te boeken.',
  button: 'Betaling bekijken',
  not_you: 'Was jij dit niet? Antwoord dan meteen op deze mail.',
} as const;
