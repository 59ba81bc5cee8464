export const buying = {
  country: 'Je betaalt vanuit',
  country_hint: 'Dit bepaalt de valuta en hoe je kunt betalen.',
  vat: 'Alle prijzen zijn inclusief btw. Je betaalt één keer: er is geen abonnement.',
  premium: 'Met je eerste bundel word je premium, voor het leven.',
  active: '{percentage, number}% korting op je aankoop. Die gaat er vanzelf af.',
  active_left: '{percentage, number}% korting op je aankoop, nog <time></time>. Die gaat er vanzelf af.',
  active_until: '{percentage, number}% korting op je aankoop, tot {until}. Die gaat er vanzelf af.',
  code: 'Heb je een kortingscode?',
  code_form: 'Kortingscode',
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
  once: 'Je betaalt één keer. Er wordt nooit vanzelf iets afgeschreven.',
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
  method: 'Betaalmethode',
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
  none_text: 'Er is geen vorige bestelling, of de bundel of betaalmethode ervan is er niet meer.',
  to_bundles: 'Naar de bundels',
  offer: 'Weer {credits, plural, one {# credit} other {# credits}} voor {money}, met {method}?',
  offer_abroad:
    'Weer {credits, plural, one {# credit} other {# credits}} voor {money}, met {method} vanuit {country}?',
  offer_link: 'Opnieuw bestellen',
} as const;
