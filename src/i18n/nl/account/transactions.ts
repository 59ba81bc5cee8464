export const transactions = {
  title: 'Transacties',
  intro: 'Je aankopen en je creditoverzicht.',
  all: 'Alle transacties',
  payments: 'Aankopen',
  payments_none: 'Je hebt nog niets gekocht.',
  buy: 'Bekijk de bundels',
  bundle: '{credits, plural, one {# credit} other {# credits}}',
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
  mandate: 'Kenmerk van de machtiging',
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
  way: 'Het geld komt terug op de manier waarop je betaalde, uiterlijk binnen 14 dagen. Je krijgt meteen een mail als bewijs.',
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
  welcomed_before: 'Gratis credits vervallen',
  welcomed_before_text: 'Dit e-mailadres heeft al eerder gratis credits gekregen. Die geven we één keer.',
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
