export const credits = {
  title: 'Credits',
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
  debts: 'Schuld',
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
  title: 'Premium',
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
  searches_title: 'Opgeslagen zoekopdrachten',
  searches_text: 'Sla er tot {count} op en open ze met één tik.',
  visitors_title: 'Wie je profiel bekijkt',
  visitors_text: 'Je ziet wie de afgelopen {days, plural, one {# dag} other {# dagen}} keek.',
  refund:
    'Vraag je binnen {days, plural, one {# dag} other {# dagen}} geld terug van je enige aankoop, ook een deel, dan stopt premium. Een andere aankoop houdt het in stand.',
} as const;
