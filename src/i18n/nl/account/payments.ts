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
  to_members: 'Leden zoeken',
  not_charged: 'Er is niets afgeschreven.',
  cancelled: 'Betaling afgebroken',
  cancelled_text: 'Dat geeft niets: er is niets afgeschreven.',
  failed_text: 'De betaling is niet gelukt. Er is niets afgeschreven.',
  expired: 'Betaling verlopen',
  expired_text: 'De tijd om te betalen is voorbij. Er is niets afgeschreven.',
  other_method: 'Kies een andere betaalmethode',
  card_text: 'Je opgeslagen kaart is geweigerd. Er is niets afgeschreven.',
  retry: 'Opnieuw proberen',
  by_paypal: 'Met PayPal betalen',
  refunded: 'Terugbetaald',
  refunded_text:
    '{money} is teruggestort op de manier waarop je betaalde. Tot je het ziet, kan het een paar werkdagen duren.',
  on_its_way: 'Je geld is onderweg',
  on_its_way_text:
    '{money} is onderweg, op de manier waarop je betaalde. Tot je het ziet, kan het een paar werkdagen duren.',
  not_collected: 'Herroepen',
  not_collected_text: '{money} wordt niet van je rekening afgeschreven.',
  charged_back: 'Teruggeboekt door de bank',
  charged_back_text:
    'De bank heeft {money} teruggeboekt. De credits daarvan zijn van je saldo af gegaan; wat je al had gebruikt, verrekenen we met je volgende bundel. Klopt dit niet? Vraag het aan de <service>klantenservice</service>.',
  charged_back_before: 'Eerder kreeg je van deze betaling al {money} terug.',
  buy_again: 'Naar de bundels',
} as const;

export const payment_failure = {
  declined: 'Je bank of kaart heeft de betaling geweigerd.',
  insufficient_funds: 'Er stond niet genoeg op je rekening of kaart.',
  card_expired: 'Je kaart is verlopen.',
  provider_away: 'De betaaldienst was even niet bereikbaar.',
  amount_differs:
    'Het bedrag klopte niet met je bestelling. Neem contact op met de klantenservice als er wel iets is afgeschreven.',
} as const;
