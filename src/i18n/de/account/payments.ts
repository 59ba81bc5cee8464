export const payment_method = {
  sdd: 'Lastschrift',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Überweisung',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Andere Kreditkarte',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const;

export const payment_kind = {
  bank: 'Bei deiner eigenen Bank',
  card: 'Mit deiner Karte',
  device: 'Mit iPhone, iPad oder Mac',
  paypal: 'Mit deinem PayPal-Konto',
  voucher: 'Mit einem Code aus dem Laden',
  debit: 'Einmalig von deinem Konto abgebucht',
  transfer: 'Dauert ein bis drei Werktage',
} as const;

export const payment_result = {
  pending: 'Deine Zahlung wird bearbeitet',
  pending_text:
    'Das dauert meist ein paar Sekunden. Du kannst diese Seite ruhig schließen: Deine Credits kommen von selbst, und dann bekommst du eine Mail.',
  pending_transfer:
    'Eine Überweisung dauert ein bis drei Werktage. Du kannst diese Seite ruhig schließen: Deine Credits kommen von selbst, und dann bekommst du eine Mail.',
  asking: 'Wir fragen bei deiner Bank nach',
  asking_text: 'Hast du gerade bezahlt? Dann wissen wir es meist in ein paar Sekunden.',
  completed: 'Danke, die Zahlung hat geklappt',
  agreed: 'Danke, deine Lastschrift steht',
  to_collect: 'Wir buchen einmalig {money} von deinem Konto mit der Endung {end} ab, am {day} oder danach.',
  completed_text: '{credits, plural, one {# Credit wurde} other {# Credits wurden}} dir gutgeschrieben.',
  settled:
    '{settled, plural, one {# Credit wurde} other {# Credits wurden}} mit dem verrechnet, was von einer zurückgebuchten Zahlung noch offen war.',
  balance: '{count, plural, one {Credit} other {Credits}}',
  premium: 'Du hast jetzt Premium, für immer.',
  to_message: 'Weiter zu deiner Nachricht',
  to_chats: 'Zu deinen Chats',
  not_charged: 'Es wurde nichts abgebucht.',
  cancelled: 'Zahlung abgebrochen',
  cancelled_text: 'Kein Problem: Es wurde nichts abgebucht.',
  failed_text: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht.',
  expired: 'Zahlung abgelaufen',
  expired_text: 'Die Zeit zum Bezahlen ist vorbei. Es wurde nichts abgebucht.',
  other_method: 'Andere Zahlungsart wählen',
  card_text: 'Deine gespeicherte Karte wurde abgelehnt. Es wurde nichts abgebucht.',
  by_paypal: 'Mit PayPal zahlen',
  refunded_text:
    'Wir haben {money} über dieselbe Zahlungsart erstattet. Es kann ein paar Werktage dauern, bis du es siehst.',
  on_its_way: 'Dein Geld ist unterwegs',
  on_its_way_text:
    '{money} sind unterwegs, über dieselbe Zahlungsart. Es kann ein paar Werktage dauern, bis du es siehst.',
  not_collected: 'Widerrufen',
  not_collected_text: '{money} werden nicht von deinem Konto abgebucht.',
  charged_back_text:
    'Die Bank hat {money} zurückgebucht. Die Credits dafür haben wir von deinem Guthaben abgezogen; was du schon verwendet hattest, verrechnen wir mit deinem nächsten Paket. Stimmt das nicht? Frag den <service>Kundenservice</service>.',
  charged_back_before: 'Von dieser Zahlung hattest du vorher schon {money} zurückbekommen.',
} as const;

export const payment_failure = {
  declined: 'Deine Bank oder Karte hat die Zahlung abgelehnt.',
  insufficient_funds: 'Auf deinem Konto oder deiner Karte war nicht genug Geld.',
  card_expired: 'Deine Karte ist abgelaufen.',
  provider_away: 'Der Zahlungsdienst war kurz nicht erreichbar.',
  amount_differs:
    'Der Betrag stimmte nicht mit deiner Bestellung überein. Falls doch etwas abgebucht wurde, schreib dem Kundenservice.',
} as const;

export const transactions = {
  title: 'Käufe und Credits',
  intro: 'Deine Käufe und dein Credit-Verlauf.',
  all: 'Alle Käufe und Credits',
  payments: 'Käufe',
  payments_none: 'Du hast noch nichts gekauft.',
  buy: 'Pakete ansehen',
  to_collect: 'Wird abgebucht',
  not_collected: 'Nicht abgebucht',
  refunded: '{money} zurück',
  limit: 'Dein Ausgabenlimit',
} as const;

export const payment_state = {
  created: 'Noch nicht bezahlt',
  pending: 'In Bearbeitung',
  completed: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
  expired: 'Abgelaufen',
  refunded: 'Erstattet',
  charged_back: 'Von der Bank zurückgebucht',
} as const;

export const payment = {
  title: 'Kauf',
  details: 'Angaben',
  method: 'Zahlungsart',
  repeat: 'noch mal bestellt mit deiner gespeicherten Karte',
  begun: 'Bestellt',
  bought: 'Gekauft am',
  code: 'Rabattcode',
  statement: 'Auf deinem Kontoauszug',
  to_collect: 'Abzubuchen',
  collect_on: 'Abbuchung frühestens am',
  account: 'Vom Konto',
  receipt: 'Belegnummer',
  download: 'Beleg herunterladen (PDF)',
  back: 'Zurück an dich',
  refunds_and_chargebacks: 'Was zurückging',
  less: 'Weniger abgebucht',
} as const;

export const refund_kind = {
  withdrawal: 'Widerrufen',
  deletion: 'Account gelöscht',
  refund: 'Erstattet',
  chargeback: 'Von der Bank zurückgebucht',
} as const;

export const refund_state = {
  requested: 'unterwegs',
  done: 'gesendet',
  not_collected: 'nicht abgebucht',
  taken_back: 'von der Bank mit zurückgebucht',
} as const;

export const withdrawal = {
  title: 'Anders überlegt?',
  until: 'Was du nicht verwendet hast, kannst du bis zum {until} ohne Angabe von Gründen zurückgeben.',
  begin: 'Vertrag hier widerrufen',
  heading: 'Kauf widerrufen',
  back: 'Du bekommst {money} zurück für {credits, plural, one {# nicht verwendeten Credit} other {# nicht verwendete Credits}}.',
  nothing:
    'Von deinem Konto wird nichts abgebucht. {credits, plural, one {Dein # nicht verwendeter Credit wird} other {Deine # nicht verwendeten Credits werden}} von deinem Guthaben abgezogen.',
  less: 'Von deinem Konto werden {money} weniger abgebucht, für {credits, plural, one {# nicht verwendeten Credit} other {# nicht verwendete Credits}}. Noch abgebucht werden: {left}.',
  proof: 'Du bekommst sofort eine Mail als Nachweis.',
  way: 'Du bekommst das Geld über dieselbe Zahlungsart zurück, spätestens in 14 Tagen. Du bekommst sofort eine Mail als Nachweis.',
  carries_premium:
    'Dein Premium gehört zu diesem Kauf. Gibst du etwas davon zurück, auch nur einen Teil, endet dein Premium. Mit deinem nächsten Paket hast du es wieder.',
  premium: 'Dein Premium endet dann auch. Mit deinem nächsten Paket hast du es wieder.',
  confirm: 'Widerruf bestätigen',
  cancel: 'Doch nicht',
  done: 'Widerrufen. Du bekommst {money} zurück.',
  done_nothing: 'Widerrufen. Es wird nichts abgebucht.',
  done_less: 'Widerrufen. Es werden noch {left} abgebucht.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {Credit} other {Credits}}',
  when: 'Wann',
  to: 'An',
  lot: 'Art',
  free_credits_revoked: 'Gratis-Credits verfallen',
  free_credits_revoked_text:
    'Diese E-Mail-Adresse hat schon einmal Gratis-Credits bekommen. Die gibt es nur einmal.',
  of_payment: 'Kauf ansehen',
} as const;

export const credit_meaning = {
  promotion: 'Diese Credits hast du von uns bekommen.',
  sales: 'Diese Credits hast du gekauft.',
  messages:
    'Damit hast du eine Nachricht gesendet. Wird sie nicht innerhalb von {days, number} Tagen geöffnet, bekommst du deine Credits zurück.',
  photos:
    'Damit hast du ein Foto gesendet. Wird es nicht innerhalb von {days, number} Tagen geöffnet, bekommst du deine Credits zurück.',
  gifts:
    'Damit hast du ein Geschenk gesendet. Wird es nicht innerhalb von {days, number} Tagen geöffnet, bekommst du deine Credits zurück.',
  refunds: 'Diese Credits wurden abgezogen, weil der Kauf rückgängig gemacht wurde.',
  chargebacks: 'Diese Credits wurden abgezogen, weil die Bank die Zahlung zurückgebucht hat.',
  debts: 'Damit ist verrechnet, was du von einer zurückgebuchten Zahlung schon ausgegeben hattest.',
  corrections: 'Damit haben wir einen Fehler berichtigt.',
  returns: 'Was du gesendet hast, wurde nicht geöffnet. Deshalb hast du deine Credits zurückbekommen.',
} as const;

export const spending_limit = {
  title: 'Ausgabenlimit',
  intro: 'Leg fest, wie viel du pro Kalendermonat höchstens ausgeben willst. Nur du siehst das.',
  none: 'Kein Limit',
  month: '{limit} pro Monat',
  nothing: 'Nichts kaufen',
  spent: 'In diesem Monat ausgegeben: {spent}',
  unpaid: 'Davon noch nicht bezahlt: {unpaid}',
  left: 'Bis zum {until} kannst du noch {left} ausgeben.',
  spent_out: 'Bis zum {until} geht nichts mehr.',
  used_up: 'Dein Ausgabenlimit für diesen Monat ist erreicht: Bis zum {until} kannst du nichts kaufen.',
  too_much: 'Dein Ausgabenlimit lässt bis zum {until} noch {left} zu. Dafür reicht das nicht.',
  closed: 'Du hast dein Ausgabenlimit auf 0 gesetzt: Du kannst nichts kaufen.',
  raised: 'Ab {from}: {limit}.',
  label: 'Neues Limit pro Monat, in {currency}',
  hint: 'Weniger gilt sofort. Mehr gilt nach {hours, number} Stunden, damit du eine Nacht darüber schlafen kannst. 0 heißt: nichts kaufen.',
  wrong: 'Gib einen Betrag von 0 bis {max} ein.',
  remove: 'Limit aufheben',
  other_currency:
    'Du zahlst jetzt in {currency}. Bis du ein neues Limit setzt, kannst du in {currency} nichts kaufen.',
} as const;
