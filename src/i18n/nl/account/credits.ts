export const credits = {
  balance: '{count, plural, one {credit} other {credits}}',
  price: 'Een bericht sturen kost {count, plural, one {# credit} other {# credits}}. Lezen is altijd gratis.',
  price_money:
    'Een bericht sturen kost {count, plural, one {# credit} other {# credits}}: vanaf {money}, afhankelijk van de bundel. Lezen is altijd gratis.',
  price_free: 'Een bericht sturen is gratis.',
  rules: 'Je gratis credits gaan eerst op. Credits verlopen nooit.',
  ledger_entries: 'Creditoverzicht',
  ledger_entries_none: 'Nog niets. Zodra je een bericht stuurt of credits krijgt, staat het hier.',
  earlier: 'Eerder',
} as const;

export const credit_kind = {
  promotion: 'Gratis gekregen',
  sales: 'Bundel gekocht',
  messages: 'Bericht gestuurd',
  photos: 'Foto gestuurd',
  gifts: 'Cadeau gestuurd',
  refunds: 'Terugbetaling',
  chargebacks: 'Teruggeboekt door de bank',
  debts: 'Verrekend',
  corrections: 'Correctie',
  returns: 'Terug: niet geopend',
} as const;

export const credit_kind_to = {
  messages: 'Bericht aan {name}',
  photos: 'Foto aan {name}',
  gifts: 'Cadeau aan {name}',
  returns: 'Terug: niet geopend door {name}',
} as const;

export const credit_lot = {
  free: 'gratis credits',
  purchased: 'gekochte credits',
  debt: 'openstaand',
} as const;

export const premium = {
  heading: 'Premium, voor het leven',
  how: 'Je krijgt premium bij je eerste bundel credits. Er is geen abonnement dat je moet opzeggen.',
  since_heading: 'Je bent premium',
  since: 'Sinds {date}, en voor het leven. Je hoeft niets te verlengen of op te zeggen.',
  unlocks: 'Dit krijg je met premium',
  unlocked: 'Dit heb je met premium',
  photos_title: 'Alle foto’s van leden',
  photos_text: 'Ook privéfoto’s zie je scherp, zonder slot.',
  conversations_title: 'Zoveel gesprekken als je wilt',
  conversations_text: 'Gratis kun je er {count} beginnen. Met premium is er geen grens.',
  own_title: '{count} foto’s van jezelf',
  own_text: 'In plaats van {count}, en jij kiest welke privé zijn.',
  searches_text: 'Sla er hoogstens {count} op en open ze met één tik.',
  visitors_title: 'Wie je profiel bekijkt',
  visitors_text: 'Je ziet wie de afgelopen {days, plural, one {# dag} other {# dagen}} keek.',
  refund:
    'Vraag je binnen {days, plural, one {# dag} other {# dagen}} geld terug van je enige aankoop, ook een deel, dan stopt premium. Heb je nog een andere aankoop, dan houd je premium.',
} as const;

export const buying = {
  country: 'Je betaalt vanuit',
  country_hint: 'Dit bepaalt de valuta en hoe je kunt betalen.',
  vat: 'Alle prijzen zijn inclusief btw. Je betaalt één keer: er is geen abonnement.',
  premium: 'Met je eerste bundel word je premium, voor het leven.',
  active: '{percentage, number}% korting op je aankoop. Die gaat er vanzelf af.',
  active_left: '{percentage, number}% korting op je aankoop, nog <time></time>. Die gaat er vanzelf af.',
  active_until: '{percentage, number}% korting op je aankoop, tot {until}. Die gaat er vanzelf af.',
  code: 'Heb je een kortingscode?',
  use_code: 'Gebruiken',
  code_needed: 'Vul een code in',
  code_used: 'Code {code}: {percentage, number}% korting.',
  drop_code: 'Zonder deze code',
} as const;

export const order = {
  title: 'Betalen',
  heading: '{credits, plural, one {# credit} other {# credits}} kopen',
  summary: 'Je bestelling',
  item: '{credits, plural, one {# credit} other {# credits}}',
  discount: 'Korting {percentage, number}%',
  discount_money: 'Korting',
  total: 'Totaal',
  vat: 'Waarvan {percentage, number}% btw ({country})',
  settles:
    'Van deze bundel {settles, plural, one {gaat # credit} other {gaan # credits}} op aan wat je nog openstaan hebt van een betaling die is teruggeboekt. Er {left, plural, =0 {komt niets} one {komt # credit} other {komen # credits}} bij je saldo.',
  statement: 'Op je afschrift staat “{statement}”.',
  once: 'Je betaalt één keer. Er wordt nooit automatisch iets afgeschreven.',
  withdraw:
    'Wat je niet gebruikt, kun je {days, plural, one {# dag} other {# dagen}} lang terugvragen. <policy>Zo werkt dat</policy>',
  other_bundle: 'Een andere bundel',
  method: 'Hoe wil je betalen?',
  method_needed: 'Kies eerst hoe je wilt betalen.',
  method_gone: 'Met {method} kun je hier niet betalen. Kies een andere manier.',
  bank: 'Je bank',
  bank_choose: 'Kies je bank',
  store_card: 'Mijn kaart opslaan voor de volgende keer',
  store_card_hint: 'Er wordt nooit iets afgeschreven zonder dat jij het bevestigt.',
  pay: '{money} betalen',
  pay_hint: 'Je gaat naar de beveiligde pagina van de betaaldienst.',
  to_debit: 'Verder met incasso: {money}',
  none: 'Vanuit dit land kun je hier nu niet betalen. Kies een ander land, of vraag het aan de <service>klantenservice</service>.',
  open: 'Je betaling staat nog open',
  open_text:
    '{credits, plural, one {# credit} other {# credits}} voor {money}, met {method}. Er is nog niets afgeschreven.',
  open_pending:
    '{credits, plural, one {# credit} other {# credits}} voor {money}, met {method}. De bank verwerkt je betaling.',
  open_holds:
    'De korting van {money} hoort bij deze betaling en geldt zolang niet voor een andere bestelling.',
  open_full: 'Daarom zie je hieronder de volle prijs.',
  open_frees: 'Betaal je toch niet? Dan kun je je korting meteen weer gebruiken.',
  open_took: 'De korting van {money} hoort bij je betaling die nog openstaat, en geldt hier daarom niet.',
  open_first:
    'Eerst deze betaling: {credits, plural, one {# credit} other {# credits}} bestel je zodra die rond is, of als je niet meer wilt betalen.',
  open_go_on: 'Verder met betalen',
  open_follow: 'Bekijk hoe het ermee staat',
  open_another: 'Nog een bundel kopen',
  open_give_up: 'Niet meer betalen',
} as const;

export const repeat_order = {
  title: 'Opnieuw bestellen',
  lead: 'Dit is je vorige bestelling, met de prijs van nu. Er gebeurt niets tot je bevestigt.',
  card: 'Kaart die eindigt op {label}',
  pay: 'Bevestigen en {money} betalen',
  pay_again: 'Ja, nog een keer {money} betalen',
  just_now:
    'Je hebt dit net al besteld. <that>Bekijk die bestelling</that>, of bevestig dat je er nog een wilt.',
  hint_card: 'Het bedrag gaat meteen van je opgeslagen kaart af.',
  other: 'Anders betalen',
  gone: 'Met deze bank of betaalmethode kan het nu niet meer. Kies hieronder een andere manier.',
  delete_card: 'Deze kaart vergeten',
  deleted_card: 'Je kaart is verwijderd.',
  deleted_named_card: 'Je kaart is verwijderd. Er is nog een kaart opgeslagen, die eindigt op {label}.',
  none: 'Nog niets om te herhalen',
  none_text:
    'Je hebt nog niets besteld, of de bundel of betaalmethode van je vorige bestelling is er niet meer.',
  offer: 'Weer {credits, plural, one {# credit} other {# credits}} voor {money}, met {method}?',
  offer_abroad:
    'Weer {credits, plural, one {# credit} other {# credits}} voor {money}, met {method} vanuit {country}?',
} as const;

export const direct_debit = {
  heading: 'Betalen per incasso',
  lead: 'Eén keer, voor deze bundel. Er loopt niets door.',
  not_here: 'Incasso kan hier niet. Kies een andere betaalmethode.',
  no_bundle: 'Kies eerst een bundel.',
  to_bundles: 'Naar de bundels',
  account: 'Je rekening',
  account_holder: 'Naam van de rekeninghouder',
  iban: 'IBAN',
  iban_hint: 'Een rekening uit elk SEPA-land is goed.',
  address: 'Je adres',
  address_hint: 'Je bank vraagt erom. We sturen je niets.',
  street: 'Straat',
  house_number: 'Nummer',
  zip: 'Postcode',
  city: 'Plaats',
  phone: 'Mobiel nummer',
  phone_hint: 'Daar sturen we een code naartoe. De enige naam in dat bericht is {statement}.',
  mandate: 'De machtiging',
  mandate_text:
    'Ik machtig {creditor} ({id}), {address}, {city}, om onder de naam {statement} één keer {money} van mijn rekening af te schrijven, en mijn bank om dat te doen zoals {creditor} het vraagt. Binnen {weeks, number} weken na de afschrijving kan ik het bedrag door mijn bank laten terugboeken, volgens de voorwaarden van mijn bank.',
  mandate_kind: 'SEPA-incassomachtiging, eenmalig. Het kenmerk krijg je bij de code.',
  consent: 'Ik geef toestemming voor deze incasso',
  when: 'We schrijven af na {days, number} werkdagen. Je bank toont dan de naam {statement}, met incassant-ID {id}.',
  submit: 'Stuur me de code',
  code_heading: 'Vul de code in',
  code_sent: 'We hebben een code gestuurd naar je nummer dat eindigt op {end}.',
  code: 'Code',
  code_hint: '{minutes, number} minuten geldig.',
  tries: '{left, plural, one {Nog # poging.} other {Nog # pogingen.}}',
  no_tries: 'Geen pogingen meer over. Vraag een nieuwe code aan.',
  agree: 'Akkoord, {money} afschrijven',
  agree_to:
    'Je geeft toestemming om één keer {money} af te schrijven van je rekening die eindigt op {end}. Je bank toont dan de naam {statement}.',
  reference: 'Kenmerk van de machtiging',
  resend: 'Stuur een nieuwe code',
  resend_wait: 'Een nieuwe code kan over {seconds, plural, one {# seconde} other {# seconden}}.',
  resend_none:
    'We hebben al genoeg codes verstuurd. Over {hours, plural, one {{minutes, plural, one {# minuut} other {# minuten}}} other {# uur}} kan het weer.',
  resent: 'De nieuwe code is onderweg.',
  change: 'Gegevens wijzigen',
  change_hint: 'Je huidige code werkt dan niet meer. Je krijgt een nieuwe.',
  anew: 'Stop en begin opnieuw',
  anew_hint:
    'Je huidige code werkt dan niet meer. We tonen je rekening hier niet meer, dus je vult alles opnieuw in.',
  way_cheaper: 'Kies een goedkopere bundel',
  way_other: 'Betaal op een andere manier',
  open_day: 'We schrijven die af op of na {day}.',
  unreadable: 'niet meer leesbaar',
  waits:
    'Je hebt al een incasso die op je code wacht: {credits, plural, one {# credit} other {# credits}} voor {money}.',
  waits_heading: 'Welke incasso?',
  waits_go_on: 'Vul die code in',
  waits_new: 'Begin de nieuwe',
  waits_replaced: 'Begin je de nieuwe, dan vervalt de vorige. Er is niets afgeschreven.',
} as const;
