export const credits = {
  balance: '{count, plural, one {Credit} other {Credits}}',
  price: 'Eine Nachricht kostet {count, plural, one {# Credit} other {# Credits}}. Lesen ist immer gratis.',
  price_money:
    'Eine Nachricht kostet {count, plural, one {# Credit} other {# Credits}}: ab {money}, je nach Paket. Lesen ist immer gratis.',
  price_free: 'Nachrichten senden ist gratis.',
  rules: 'Deine Gratis-Credits werden zuerst verbraucht. Credits verfallen nie.',
  ledger_entries: 'Credit-Verlauf',
  ledger_entries_none: 'Noch nichts. Sobald du eine Nachricht sendest oder Credits bekommst, steht es hier.',
  earlier: 'Früher',
} as const;

export const credit_kind = {
  promotion: 'Gratis bekommen',
  sales: 'Paket gekauft',
  messages: 'Nachricht gesendet',
  photos: 'Foto gesendet',
  gifts: 'Geschenk gesendet',
  refunds: 'Erstattung',
  chargebacks: 'Von der Bank zurückgebucht',
  debts: 'Verrechnet',
  corrections: 'Korrektur',
  returns: 'Zurück: nicht geöffnet',
} as const;

export const credit_kind_to = {
  messages: 'Nachricht an {name}',
  photos: 'Foto an {name}',
  gifts: 'Geschenk an {name}',
  returns: 'Zurück: von {name} nicht geöffnet',
} as const;

export const credit_lot = {
  free: 'Gratis-Credits',
  purchased: 'gekaufte Credits',
  debt: 'offen',
} as const;

export const premium = {
  heading: 'Premium, für immer',
  how: 'Premium bekommst du mit deinem ersten Paket Credits. Es gibt kein Abo, das du kündigen müsstest.',
  since_heading: 'Du hast Premium',
  since: 'Seit {date}, und für immer. Du musst nichts verlängern oder kündigen.',
  unlocks: 'Das bekommst du mit Premium',
  unlocked: 'Das hast du mit Premium',
  photos_title: 'Alle Fotos von Mitgliedern',
  photos_text: 'Auch private Fotos siehst du scharf, ohne Schloss.',
  conversations_title: 'So viele Chats, wie du willst',
  conversations_text: 'Gratis kannst du {count} beginnen. Mit Premium gibt es keine Grenze.',
  own_title: '{count} eigene Fotos',
  own_text: 'Statt {count}, und du wählst, welche privat sind.',
  searches_text: 'Speichere bis zu {count} und öffne sie mit einem Tippen.',
  visitors_title: 'Wer dein Profil ansieht',
  visitors_text: 'Du siehst, wer in den letzten {days, plural, one {# Tag} other {# Tagen}} da war.',
  refund:
    'Lässt du dir innerhalb von {days, plural, one {# Tag} other {# Tagen}} Geld für deinen einzigen Kauf erstatten, auch nur einen Teil, endet Premium. Mit einem weiteren Kauf bleibt es.',
} as const;

export const buying = {
  country: 'Land, aus dem du zahlst',
  country_hint: 'Davon hängt ab, in welcher Währung und wie du zahlen kannst.',
  vat: 'Alle Preise inklusive MwSt. Du zahlst einmal: Es gibt kein Abo.',
  premium: 'Mit deinem ersten Paket hast du Premium, für immer.',
  active: '{percentage, number}% Rabatt auf deinen Kauf. Er wird automatisch abgezogen.',
  active_left:
    '{percentage, number}% Rabatt auf deinen Kauf, noch <time></time>. Er wird automatisch abgezogen.',
  active_until:
    '{percentage, number}% Rabatt auf deinen Kauf, bis zum {until}. Er wird automatisch abgezogen.',
  code: 'Hast du einen Rabattcode?',
  use_code: 'Einlösen',
  code_needed: 'Gib einen Code ein',
  code_used: 'Code {code}: {percentage, number}% Rabatt.',
  drop_code: 'Ohne diesen Code',
} as const;

export const order = {
  title: 'Bezahlen',
  heading: '{credits, plural, one {# Credit} other {# Credits}} kaufen',
  summary: 'Deine Bestellung',
  item: '{credits, plural, one {# Credit} other {# Credits}}',
  discount: 'Rabatt {percentage, number}%',
  discount_money: 'Rabatt',
  total: 'Gesamt',
  vat: 'Davon {percentage, number}% MwSt. ({country})',
  settles:
    'Von diesem Paket {settles, plural, one {wird # Credit} other {werden # Credits}} mit dem verrechnet, was von einer zurückgebuchten Zahlung noch offen ist. {left, plural, =0 {Deinem Guthaben wird nichts} one {Deinem Guthaben wird # Credit} other {Deinem Guthaben werden # Credits}} gutgeschrieben.',
  statement: 'Auf deinem Kontoauszug steht „{statement}“.',
  once: 'Du zahlst einmal. Es wird nie von selbst etwas abgebucht.',
  withdraw:
    'Was du nicht verwendest, kannst du {days, plural, one {# Tag} other {# Tage}} lang zurückgeben. <policy>So geht das</policy>',
  other_bundle: 'Anderes Paket',
  method: 'Wie willst du zahlen?',
  method_needed: 'Wähl erst, wie du zahlen willst.',
  method_gone: 'Mit {method} kannst du hier nicht zahlen. Wähl eine andere Zahlungsart.',
  bank: 'Deine Bank',
  bank_choose: 'Wähl deine Bank',
  store_card: 'Meine Karte fürs nächste Mal speichern',
  store_card_hint: 'Es wird nie etwas abgebucht, ohne dass du es bestätigst.',
  pay: 'Für {money} kaufen',
  pay_hint: 'Du kommst zur sicheren Seite des Zahlungsdienstes.',
  to_debit: 'Weiter mit Lastschrift: {money}',
  none: 'Aus diesem Land kannst du hier gerade nicht zahlen. Wähl ein anderes Land oder frag den <service>Kundenservice</service>.',
  open: 'Deine Zahlung ist noch offen',
  open_text:
    '{credits, plural, one {# Credit} other {# Credits}} für {money}, mit {method}. Es ist noch nichts abgebucht.',
  open_pending:
    '{credits, plural, one {# Credit} other {# Credits}} für {money}, mit {method}. Die Bank bearbeitet deine Zahlung.',
  open_holds:
    'Der Rabatt von {money} gehört zu dieser Zahlung und gilt so lange nicht für eine andere Bestellung.',
  open_full: 'Deshalb siehst du unten den vollen Preis.',
  open_frees: 'Zahlst du doch nicht? Dann kannst du den Rabatt sofort wieder nutzen.',
  open_took: 'Der Rabatt von {money} gehört zu deiner noch offenen Zahlung und gilt deshalb hier nicht.',
  open_first:
    'Zuerst diese Zahlung: {credits, plural, one {# Credit} other {# Credits}} bestellst du, sobald sie fertig ist oder du sie abbrichst.',
  open_go_on: 'Weiter zur Zahlung',
  open_follow: 'Stand ansehen',
  open_another: 'Noch ein Paket kaufen',
  open_give_up: 'Zahlung abbrechen',
} as const;

export const repeat_order = {
  title: 'Noch mal bestellen',
  lead: 'Das ist deine letzte Bestellung zum heutigen Preis. Es passiert nichts, bis du bestätigst.',
  card: 'Karte mit der Endung {label}',
  pay: 'Jetzt für {money} kaufen',
  pay_again: 'Ja, noch mal für {money} kaufen',
  just_now:
    'Das hast du gerade erst bestellt. <that>Sieh dir die Bestellung an</that> oder bestätige, dass du noch eine willst.',
  hint_card: 'Der Betrag geht sofort von deiner gespeicherten Karte ab.',
  other: 'Anders zahlen',
  gone: 'Mit dieser Bank oder Zahlungsart geht es gerade nicht mehr. Wähl unten eine andere.',
  delete_card: 'Diese Karte löschen',
  deleted_card: 'Deine Karte ist gelöscht.',
  deleted_named_card: 'Deine Karte ist gelöscht. Eine Karte ist noch gespeichert, mit der Endung {label}.',
  none: 'Noch nichts zum Wiederholen',
  none_text:
    'Du hast noch nichts bestellt, oder das Paket oder die Zahlungsart von damals gibt es nicht mehr.',
  offer: 'Noch mal {credits, plural, one {# Credit} other {# Credits}} für {money}, mit {method}?',
  offer_abroad:
    'Noch mal {credits, plural, one {# Credit} other {# Credits}} für {money}, mit {method}? (Land: {country})',
} as const;

export const direct_debit = {
  heading: 'Mit Lastschrift zahlen',
  lead: 'Einmal, für dieses Paket. Es läuft nichts weiter.',
  not_here: 'Lastschrift geht hier nicht. Wähl eine andere Zahlungsart.',
  no_bundle: 'Wähl erst ein Paket.',
  to_bundles: 'Zu den Paketen',
  account: 'Dein Konto',
  account_holder: 'Auf wen läuft das Konto?',
  iban: 'IBAN',
  iban_hint: 'Ein Konto aus jedem SEPA-Land ist in Ordnung.',
  address: 'Deine Adresse',
  address_hint: 'Deine Bank verlangt sie. Wir schicken dir nichts.',
  street: 'Straße',
  house_number: 'Hausnummer',
  zip: 'Postleitzahl',
  city: 'Ort',
  phone: 'Handynummer',
  phone_hint: 'Dorthin schicken wir einen Code. Der einzige Name in der SMS ist {statement}.',
  mandate: 'Das Mandat',
  mandate_text:
    'Ich ermächtige {creditor} ({id}), {address}, {city}, unter dem Namen {statement} einmalig {money} von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von {creditor} auf mein Konto gezogene Lastschrift einzulösen. Ich kann innerhalb von {weeks, number} Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
  mandate_kind: 'SEPA-Lastschriftmandat, einmalige Zahlung. Die Mandatsreferenz bekommst du mit dem Code.',
  consent: 'Ich stimme dieser Lastschrift zu',
  when: 'Wir buchen nach {days, number} Werktagen ab. Deine Bank zeigt dann den Namen {statement} und die Gläubiger-ID {id}.',
  submit: 'Code schicken',
  code_heading: 'Gib den Code ein',
  code_sent: 'Wir haben einen Code an deine Nummer mit der Endung {end} geschickt.',
  code: 'Code',
  code_hint: '{minutes, number} Minuten gültig.',
  tries: '{left, plural, one {Noch # Versuch.} other {Noch # Versuche.}}',
  no_tries: 'Keine Versuche mehr. Fordere einen neuen Code an.',
  agree: 'Für {money} kaufen, per Lastschrift',
  agree_to:
    'Du stimmst zu, dass einmal {money} von deinem Konto mit der Endung {end} abgebucht werden. Deine Bank zeigt dann den Namen {statement}.',
  reference: 'Mandatsreferenz',
  resend: 'Neuen Code schicken',
  resend_wait: 'Einen neuen Code gibt es in {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  resend_none:
    'Wir haben schon genug Codes geschickt. In {hours, plural, one {{minutes, plural, one {# Minute} other {# Minuten}}} other {# Stunden}} geht es wieder.',
  resent: 'Der neue Code ist unterwegs.',
  change: 'Angaben ändern',
  change_hint: 'Dein jetziger Code gilt dann nicht mehr. Du bekommst einen neuen.',
  anew: 'Abbrechen und neu anfangen',
  anew_hint:
    'Dein jetziger Code gilt dann nicht mehr. Dein Konto zeigen wir hier nicht mehr, du gibst also alles neu ein.',
  way_cheaper: 'Günstigeres Paket wählen',
  way_other: 'Anders zahlen',
  open_day: 'Wir buchen sie am {day} oder danach ab.',
  unreadable: 'nicht mehr lesbar',
  waits:
    'Eine Lastschrift wartet schon auf deinen Code: {credits, plural, one {# Credit} other {# Credits}} für {money}.',
  waits_heading: 'Welche Lastschrift?',
  waits_go_on: 'Diesen Code eingeben',
  waits_new: 'Die neue anfangen',
  waits_replaced: 'Fängst du die neue an, verfällt die vorige. Es ist nichts abgebucht.',
} as const;
