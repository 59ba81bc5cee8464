export const payment_method = {
  sdd: 'Automatische incasso',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Bankoverschrijving',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Andere creditcard',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  ideal: 'iDEAL\u00a0|\u00a0Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const;

export const payment_kind = {
  bank: 'Bij je eigen bank',
  card: 'Met je kaart',
  device: 'Met je iPhone, iPad of Mac',
  paypal: 'Met je PayPal-account',
  voucher: 'Met een code uit de winkel',
  debit: 'Eenmalig van je rekening afgeschreven',
  transfer: 'Duurt één tot drie werkdagen',
} as const;

export const payment_result = {
  pending: 'Je betaling wordt verwerkt',
  pending_text:
    'Meestal duurt dat een paar tellen. Je kunt deze pagina gerust sluiten: je credits komen vanzelf, en dan krijg je een mail.',
  pending_transfer:
    'Een overschrijving duurt één tot drie werkdagen. Je kunt deze pagina gerust sluiten: je credits komen vanzelf, en dan krijg je een mail.',
  asking: 'We vragen het na bij je bank',
  asking_text: 'Heb je net betaald? Dan weten we het meestal binnen een paar tellen.',
  completed: 'Bedankt, je betaling is rond',
  agreed: 'Bedankt, je incasso is geregeld',
  to_collect: 'We schrijven eenmalig {money} af van je rekening die eindigt op {end}, op of na {day}.',
  completed_text: '{credits, plural, one {# credit is} other {# credits zijn}} voor je bijgeschreven.',
  settled:
    '{settled, plural, one {# credit ging} other {# credits gingen}} op aan wat je nog openstaan had van een betaling die is teruggeboekt.',
  balance: '{count, plural, one {credit} other {credits}}',
  premium: 'Je bent nu premium, voor het leven.',
  to_message: 'Verder met je bericht',
  to_chats: 'Naar je gesprekken',
  not_charged: 'Er is niets afgeschreven.',
  cancelled: 'Betaling afgebroken',
  cancelled_text: 'Dat geeft niets: er is niets afgeschreven.',
  failed_text: 'De betaling is niet gelukt. Er is niets afgeschreven.',
  expired: 'Betaling verlopen',
  expired_text: 'De tijd om te betalen is voorbij. Er is niets afgeschreven.',
  other_method: 'Kies een andere betaalmethode',
  card_text: 'Je opgeslagen kaart is geweigerd. Er is niets afgeschreven.',
  by_paypal: 'Met PayPal betalen',
  refunded_text:
    '{money} is teruggestort op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet.',
  on_its_way: 'Je geld is onderweg',
  on_its_way_text:
    '{money} is onderweg, op de manier waarop je betaalde. Het kan een paar werkdagen duren voor je het ziet.',
  not_collected: 'Herroepen',
  not_collected_text: '{money} wordt niet van je rekening afgeschreven.',
  charged_back_text:
    'De bank heeft {money} teruggeboekt. De credits daarvan zijn van je saldo af gegaan; wat je al had gebruikt, verrekenen we met je volgende bundel. Klopt dit niet? Vraag het aan de <service>klantenservice</service>.',
  charged_back_before: 'Eerder kreeg je van deze betaling al {money} terug.',
} as const;

export const payment_failure = {
  declined: 'Je bank of kaart heeft de betaling geweigerd.',
  insufficient_funds: 'Er stond niet genoeg op je rekening of kaart.',
  card_expired: 'Je kaart is verlopen.',
  provider_away: 'De betaaldienst was even niet bereikbaar.',
  amount_differs:
    'Het bedrag klopte niet met je bestelling. Neem contact op met de klantenservice als er wel iets is afgeschreven.',
} as const;

export const transactions = {
  title: 'Transacties',
  intro: 'Je aankopen en je creditoverzicht.',
  all: 'Alle transacties',
  payments: 'Aankopen',
  payments_none: 'Je hebt nog niets gekocht.',
  buy: 'Bekijk de bundels',
  to_collect: 'Wordt afgeschreven',
  not_collected: 'Niet afgeschreven',
  refunded: '{money} terug',
  limit: 'Je uitgavenlimiet',
} as const;

export const payment_state = {
  created: 'Nog niet betaald',
  pending: 'Wordt verwerkt',
  completed: 'Betaald',
  failed: 'Mislukt',
  cancelled: 'Afgebroken',
  expired: 'Verlopen',
  refunded: 'Terugbetaald',
  charged_back: 'Teruggeboekt door de bank',
} as const;

export const payment = {
  title: 'Aankoop',
  details: 'Gegevens',
  method: 'Betaalmethode',
  repeat: 'opnieuw besteld met je opgeslagen kaart',
  begun: 'Besteld',
  bought: 'Gekocht op',
  code: 'Kortingscode',
  statement: 'Op je afschrift',
  to_collect: 'Af te schrijven',
  collect_on: 'Afschrijving op of na',
  account: 'Van rekening',
  receipt: 'Bonnummer',
  download: 'Bon downloaden (pdf)',
  back: 'Terug naar jou',
  refunds_and_chargebacks: 'Wat er is teruggegaan',
  less: 'Minder afgeschreven',
} as const;

export const refund_kind = {
  withdrawal: 'Herroepen',
  deletion: 'Account verwijderd',
  refund: 'Terugbetaald',
  chargeback: 'Teruggeboekt door de bank',
} as const;

export const refund_state = {
  requested: 'onderweg',
  done: 'verstuurd',
  not_collected: 'niet afgeschreven',
  taken_back: 'mee teruggeboekt door de bank',
} as const;

export const withdrawal = {
  title: 'Van gedachten veranderd?',
  until: 'Wat je niet gebruikte, kun je tot {until} zonder reden terugvragen.',
  begin: 'Overeenkomst hier herroepen',
  heading: 'Je aankoop herroepen',
  back: 'Je krijgt {money} terug voor {credits, plural, one {# ongebruikte credit} other {# ongebruikte credits}}.',
  nothing:
    'Er wordt niets van je rekening afgeschreven. Je {credits, plural, one {# ongebruikte credit gaat} other {# ongebruikte credits gaan}} van je saldo af.',
  less: 'Er wordt {money} minder van je rekening afgeschreven, voor {credits, plural, one {# ongebruikte credit} other {# ongebruikte credits}}. Wat nog wordt afgeschreven: {left}.',
  proof: 'Je krijgt meteen een mail als bewijs.',
  way: 'Het geld komt terug op de manier waarop je betaalde, binnen 14 dagen. Je krijgt meteen een mail als bewijs.',
  carries_premium:
    'Je premium hoort bij deze aankoop. Vraag je er iets van terug, ook een deel, dan stopt je premium. Met je volgende bundel word je het weer.',
  premium: 'Je premium stopt dan ook. Met je volgende bundel word je het weer.',
  confirm: 'Herroeping bevestigen',
  cancel: 'Toch niet',
  done: 'Herroepen. Je krijgt {money} terug.',
  done_nothing: 'Herroepen. Er wordt niets afgeschreven.',
  done_less: 'Herroepen. Er wordt nog {left} afgeschreven.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {credit} other {credits}}',
  when: 'Wanneer',
  to: 'Aan',
  lot: 'Soort',
  free_credits_revoked: 'Gratis credits vervallen',
  free_credits_revoked_text:
    'Dit e-mailadres heeft al eerder gratis credits gekregen. Die geven we één keer.',
  of_payment: 'Bekijk de aankoop',
} as const;

export const credit_meaning = {
  promotion: 'Deze credits heb je van ons gekregen.',
  sales: 'Deze credits heb je gekocht.',
  messages:
    'Hiermee heb je een bericht gestuurd. Wordt het binnen {days, number} dagen niet geopend, dan krijg je je credits terug.',
  photos:
    'Hiermee heb je een foto gestuurd. Wordt die binnen {days, number} dagen niet geopend, dan krijg je je credits terug.',
  gifts:
    'Hiermee heb je een cadeau gestuurd. Wordt het binnen {days, number} dagen niet geopend, dan krijg je je credits terug.',
  refunds: 'Deze credits gingen eraf omdat de aankoop is teruggedraaid.',
  chargebacks: 'Deze credits gingen eraf omdat de bank de betaling heeft teruggeboekt.',
  debts: 'Hiermee is verrekend wat je al had uitgegeven van een betaling die is teruggeboekt.',
  corrections: 'Hiermee hebben we een vergissing rechtgezet.',
  returns: 'Wat je stuurde, is niet geopend. Daarom kreeg je je credits terug.',
} as const;

export const spending_limit = {
  title: 'Uitgavenlimiet',
  intro: 'Spreek met jezelf af wat je per kalendermaand hoogstens uitgeeft. Alleen jij ziet dit.',
  none: 'Geen limiet',
  month: '{limit} per maand',
  nothing: 'Niets kopen',
  spent: 'Deze maand uitgegeven: {spent}',
  unpaid: 'Daarvan is nog niet betaald: {unpaid}',
  left: 'Je kunt tot {until} nog {left} uitgeven.',
  spent_out: 'Tot {until} kan er niets meer bij.',
  used_up: 'Je uitgavenlimiet voor deze maand is bereikt: tot {until} kun je niets kopen.',
  too_much:
    'Binnen je uitgavenlimiet kun je tot {until} nog {left} uitgeven. Dat is te weinig voor deze bundel.',
  closed: 'Je hebt je uitgavenlimiet op 0 gezet: je kunt niets kopen.',
  raised: 'Vanaf {from}: {limit}.',
  label: 'Nieuwe limiet per maand, in {currency}',
  hint: 'Een lagere limiet geldt meteen. Een hogere geldt na {hours, number} uur, zodat je er een nacht over kunt slapen. Met 0 koop je niets.',
  wrong: 'Vul een bedrag in van 0 tot {max}.',
  remove: 'Limiet weghalen',
  other_currency:
    'Je betaalt nu in {currency}. Tot je een nieuwe limiet stelt, kun je in {currency} niets kopen.',
} as const;
