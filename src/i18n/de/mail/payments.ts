export const receipt_mail = {
  subject: 'Dein Kauf bei {site}',
  preview: '{credits, plural, =0 {Dein Beleg.} one {# Credit ist für dich da.} other {# Credits sind für dich da.}}',
  bought: 'Du hast {credits, plural, one {# Credit} other {# Credits}} für {money} gekauft. Du kannst sie sofort nutzen.',
  settled:
    'Du hast {credits, plural, one {# Credit} other {# Credits}} für {money} gekauft. {settled, plural, one {# davon wurde} other {# davon wurden}} mit dem verrechnet, was von einer zurückgebuchten Zahlung noch offen war. {left, plural, =0 {Deinem Guthaben wurde nichts gutgeschrieben.} one {# Credit kannst du sofort nutzen.} other {# Credits kannst du sofort nutzen.}}',
  vat: 'Darin sind {percentage, number}% MwSt. enthalten: {money}.',
  number: 'Deine Belegnummer ist {number, number, ::group-off}.',
  statement: 'Auf deinem Kontoauszug steht: {statement}.',
  button: 'Beleg ansehen',
  withdraw: 'Überlegst du es dir innerhalb von {days, plural, one {# Tag} other {# Tagen}} anders? Was du nicht verwendet hast, gibst du ohne Angabe von Gründen auf der Seite deines Belegs zurück.',
} as const;

export const chargeback_mail = {
  subject: 'Zu deiner Zahlung bei {site}',
  preview: 'Die Bank hat {money} zurückgebucht.',
  taken: 'Die Bank hat {money} von deinem Kauf mit der Belegnummer {number, number, ::group-off} zurückgebucht.',
  waited: 'Darin sind {money} enthalten, die zu dir unterwegs waren. Die schicken wir also nicht mehr.',
  credits: '{credits, plural, one {# Credit} other {# Credits}} davon haben wir von deinem Guthaben abgezogen.',
  debt: '{debt, plural, one {# Credit} other {# Credits}} davon hattest du schon verwendet. Das verrechnen wir mit deinem nächsten Paket. Du musst jetzt nichts tun.',
  premium: 'Damit ist dein Premium beendet. Mit deinem nächsten Paket hast du wieder Premium, für immer.',
  button: 'Kauf ansehen',
  wrong: 'Stimmt das nicht? Schreib dem Kundenservice an die Adresse unten.',
} as const;

export const refund_mail = {
  subject: 'Du bekommst Geld von {site} zurück',
  preview: 'Wir erstatten {money}.',
  back: 'Wir erstatten dir {money} von deinem Kauf mit der Belegnummer {number, number, ::group-off}.',
  way: 'Du bekommst es über dieselbe Zahlungsart zurück. Es kann ein paar Werktage dauern, bis du es siehst. Auf deinem Kontoauszug steht: {statement}.',
  not_collected: 'Von deinem Konto ist noch nichts abgebucht. Deshalb buchen wir {money} weniger ab.',
  credits: '{credits, plural, one {# Credit} other {# Credits}} haben wir von deinem Guthaben abgezogen.',
  debt: '{debt, plural, one {# Credit} other {# Credits}} davon hattest du schon verwendet. Das verrechnen wir mit deinem nächsten Paket. Du musst jetzt nichts tun.',
  premium: 'Damit ist dein Premium beendet. Mit deinem nächsten Paket hast du wieder Premium, für immer.',
  button: 'Kauf ansehen',
  questions: 'Fragen? Schreib dem Kundenservice an die Adresse unten.',
} as const;

export const returned_mail = {
  subject: 'Du bekommst Geld von {site} zurück',
  preview: 'Wir schicken {money} zurück.',
  late: 'Deine Zahlung von {money} vom {begun} ist doch noch angekommen, obwohl sie schon abgebrochen, fehlgeschlagen oder abgelaufen war.',
  discount: 'Der Rabatt dafür gehört inzwischen zu einer anderen Bestellung. Zu diesem Preis können wir dir die Credits nicht mehr geben.',
  limit: 'Damit kämst du über das Ausgabenlimit, das du dir selbst gesetzt hast.',
  way: 'Deshalb schicken wir {money} sofort über dieselbe Zahlungsart zurück. Es kann ein paar Werktage dauern, bis du es siehst. Auf deinem Kontoauszug steht: {statement}.',
  button: 'Zahlung ansehen',
  nothing: 'Du musst nichts tun.',
} as const;

export const receipt_sheet = {
  title: 'Beleg {number, number, ::group-off}',
  date: 'Datum',
  bought: 'Gekauft',
  credits: '{credits, plural, one {# Credit} other {# Credits}}',
  neutral: 'Digitales Guthaben',
  method: 'Zahlungsart',
  statement: 'Auf deinem Kontoauszug',
  list_price: 'Preis',
  discount: 'Rabatt',
  total: 'Gesamt',
  vat: 'Davon MwSt. {percentage, number}% ({country})',
  no_vat: 'MwSt. ({country})',
  back: 'Zurück am {when}',
  not_collected: 'Nicht abgebucht, widerrufen am {when}',
  vat_number: 'USt-IdNr. {number}',
  reference: 'Referenz {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Dein Widerruf bei {site}',
  preview: '{money} kommen zurück.',
  withdrawn: 'Du hast deinen Kauf mit der Belegnummer {number, number, ::group-off} vom {bought} widerrufen. Dein Widerruf ist am {at} bei uns eingegangen.',
  gone: '{credits, plural, one {# nicht verwendeten Credit} other {# nicht verwendete Credits}} haben wir von deinem Guthaben abgezogen.',
  back: 'Dafür bekommst du {money} zurück.',
  nothing: 'Deine Lastschrift entfällt: {money} werden nicht von deinem Konto abgebucht.',
  less: 'Von deinem Konto werden {money} weniger abgebucht. Noch abgebucht werden: {left}.',
  way: 'Du bekommst es über dieselbe Zahlungsart zurück, spätestens in 14 Tagen. Auf deinem Kontoauszug steht: {statement}.',
  premium: 'Dein Premium ist damit beendet. Mit deinem nächsten Paket hast du es wieder.',
  button: 'Kauf ansehen',
  keep: 'Heb diese Mail auf: Sie belegt, dass du widerrufen hast.',
} as const;

export const remainder_mail = {
  subject: 'Deine nicht verwendeten Credits bei {site}',
  preview: 'Dir stehen noch {money} zu.',
  left: 'Du hast noch {credits, plural, one {# gekauften Credit} other {# gekaufte Credits}}. {credits, plural, one {Der ist} other {Die sind zusammen}} {money} wert.',
  when: 'Am {until} löschen wir deinen Account endgültig. Dann erstatten wir diesen Betrag über die Zahlungsart, mit der du gekauft hast. Kommst du vorher zurück, sind deine Credits noch da.',
  uncollected: 'Davon sind {money} noch nicht von deinem Konto abgebucht. Ist das an diesem Tag noch so, buchen wir den Betrag nicht mehr ab, und es gibt nichts zu erstatten.',
  keep: 'Wenn dein Account weg ist, können wir dir nicht mehr mailen. Heb diese Mail also auf.',
} as const;

export const debit_sms = {
  text: '{code} ist dein Code für eine Lastschrift von {money} von deinem Konto …{end} ({statement}). {minutes, number} Minuten gültig. Verrat ihn niemandem.',
} as const;

export const mandate_mail = {
  subject: 'Deine Lastschrift',
  preview: 'Einmalig {money}.',
  agreed: 'Du hast einer Lastschrift von {money} von deinem Konto mit der Endung {end} zugestimmt. Abgebucht wird nur dieser Betrag, und nur einmal.',
  when: 'Der Betrag wird am {day} oder danach abgebucht. Auf deinem Kontoauszug steht: {statement}.',
  reference: 'Deine Mandatsreferenz: {reference}. Gläubiger: {creditor}, {id}, unter dem Namen {statement}.',
  back: 'Innerhalb von {weeks, number} Wochen nach der Abbuchung kannst du von deiner Bank die Erstattung verlangen.',
  button: 'Zahlung ansehen',
  not_you: 'Warst du das nicht? Dann antworte sofort auf diese Mail.',
} as const;
