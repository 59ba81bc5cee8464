export const credits = {
  balance: '{count, plural, one {kredyt} few {kredyty} many {kredytów} other {kredytu}}',
  price:
    'Wysłanie wiadomości kosztuje {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}. Czytanie jest zawsze darmowe.',
  price_money:
    'Wysłanie wiadomości kosztuje {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}: od {money}, zależnie od pakietu. Czytanie jest zawsze darmowe.',
  price_free: 'Wysyłanie wiadomości jest darmowe.',
  rules: 'Najpierw zużywają się darmowe kredyty. Kredyty nigdy nie tracą ważności.',
  ledger_entries: 'Historia salda',
  ledger_entries_none: 'Jeszcze nic. Gdy wyślesz wiadomość albo dostaniesz kredyty, zobaczysz to tutaj.',
  earlier: 'Wcześniej',
} as const;

export const credit_kind = {
  promotion: 'Darmowe kredyty',
  sales: 'Zakup pakietu',
  messages: 'Wysłana wiadomość',
  photos: 'Wysłane zdjęcie',
  gifts: 'Wysłany prezent',
  refunds: 'Zwrot',
  chargebacks: 'Cofnięte przez bank',
  debts: 'Zaległość',
  corrections: 'Korekta',
  returns: 'Zwrot: nie otwarto',
} as const;

export const credit_kind_to = {
  messages: 'Wiadomość do: {name}',
  photos: 'Zdjęcie do: {name}',
  gifts: 'Prezent dla: {name}',
  returns: 'Zwrot, nie otwarto: {name}',
} as const;

export const credit_lot = {
  free: 'darmowe kredyty',
  purchased: 'kupione kredyty',
  debt: 'do rozliczenia',
} as const;

export const premium = {
  heading: 'Premium na zawsze',
  how: 'Premium dostajesz z pierwszym pakietem kredytów. Nie ma abonamentu, który trzeba wypowiadać.',
  since_heading: 'Masz premium',
  since: 'Od {date} i na zawsze. Nic nie trzeba przedłużać ani wypowiadać.',
  unlocks: 'Co daje premium',
  unlocked: 'Co masz z premium',
  photos_title: 'Wszystkie zdjęcia innych',
  photos_text: 'Prywatne zdjęcia też widzisz ostro, bez kłódki.',
  conversations_title: 'Tyle rozmów, ile chcesz',
  conversations_text: 'Bez premium limit zaczętych rozmów to {count}. Z premium limitu nie ma.',
  own_title: 'Twoje zdjęcia: {count}',
  own_text: 'Zamiast {count}, a ty wybierasz, które są prywatne.',
  searches_text: 'Zapisz ich do {count} i otwieraj jednym stuknięciem.',
  visitors_title: 'Kto ogląda twój profil',
  visitors_text:
    'Widzisz, kto zaglądał w ciągu {days, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  refund:
    'Jeśli w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} poprosisz o zwrot za swój jedyny zakup, choćby w części, premium się kończy. Inny zakup je utrzymuje.',
} as const;

export const buying = {
  country: 'Kraj, z którego płacisz',
  country_hint: 'Od tego zależą waluta i sposoby płatności.',
  vat: 'Wszystkie ceny zawierają VAT. Płacisz raz: nie ma abonamentu.',
  premium: 'Pierwszy pakiet daje ci premium na zawsze.',
  active: '{percentage, number}% zniżki na zakup. Odliczy się sama.',
  active_left: '{percentage, number}% zniżki na zakup, jeszcze <time></time>. Odliczy się sama.',
  active_until: '{percentage, number}% zniżki na zakup, do {until}. Odliczy się sama.',
  code: 'Masz kod rabatowy?',
  use_code: 'Użyj',
  code_needed: 'Wpisz kod',
  code_used: 'Kod {code}: {percentage, number}% zniżki.',
  drop_code: 'Bez tego kodu',
} as const;

export const order = {
  title: 'Płatność',
  heading: 'Kup {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  summary: 'Twoje zamówienie',
  item: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  discount: 'Zniżka {percentage, number}%',
  discount_money: 'Zniżka',
  total: 'Razem',
  vat: 'W tym {percentage, number}% VAT ({country})',
  settles:
    'Z tego pakietu {settles, plural, one {# kredyt pokryje} few {# kredyty pokryją} many {# kredytów pokryje} other {# kredytu pokryje}} zaległość po płatności cofniętej przez bank. Do salda {left, plural, =0 {nic nie dojdzie} one {dojdzie # kredyt} few {dojdą # kredyty} many {dojdzie # kredytów} other {dojdzie # kredytu}}.',
  statement: 'Na wyciągu zobaczysz „{statement}”.',
  once: 'Płacisz raz. Niczego nie pobieramy automatycznie.',
  withdraw:
    'Za to, czego nie wykorzystasz, możesz dostać zwrot przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. <policy>Jak to działa</policy>',
  other_bundle: 'Inny pakiet',
  method: 'Jak chcesz zapłacić?',
  method_needed: 'Najpierw wybierz, jak chcesz zapłacić.',
  method_gone: '{method}: tak tu nie zapłacisz. Wybierz inny sposób.',
  bank: 'Twój bank',
  bank_choose: 'Wybierz bank',
  store_card: 'Zapisz kartę na następny raz',
  store_card_hint: 'Bez twojego potwierdzenia nigdy nic nie pobierzemy.',
  pay: 'Zapłać {money}',
  pay_hint: 'Przejdziesz na bezpieczną stronę operatora płatności.',
  to_debit: 'Dalej do polecenia zapłaty: {money}',
  none: 'Z tego kraju nie można tu teraz zapłacić. Wybierz inny kraj albo zapytaj <service>obsługę klienta</service>.',
  open: 'Twoja płatność jeszcze trwa',
  open_text:
    '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money} ({method}). Nic jeszcze nie pobrano.',
  open_pending:
    '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money} ({method}). Bank przetwarza twoją płatność.',
  open_holds: 'Zniżka {money} należy do tej płatności i na razie nie działa w innym zamówieniu.',
  open_full: 'Dlatego poniżej widzisz pełną cenę.',
  open_frees: 'Jednak nie płacisz? Wtedy od razu możesz znów użyć zniżki.',
  open_took: 'Zniżka {money} należy do płatności, która jeszcze trwa, dlatego tutaj nie działa.',
  open_first:
    'Najpierw ta płatność: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} zamówisz, gdy ją opłacisz albo anulujesz.',
  open_go_on: 'Dokończ płatność',
  open_follow: 'Sprawdź, co z nią',
  open_another: 'Kup jeszcze jeden pakiet',
  open_give_up: 'Anuluj płatność',
} as const;

export const repeat_order = {
  title: 'Zamów ponownie',
  lead: 'To twoje ostatnie zamówienie w dzisiejszej cenie. Nic się nie stanie, dopóki nie potwierdzisz.',
  card: 'Karta z końcówką {label}',
  pay: 'Potwierdź i zapłać {money}',
  pay_again: 'Tak, zapłać znów {money}',
  just_now:
    'To zamówienie złożono przed chwilą. <that>Zobacz je</that> albo potwierdź, że chcesz jeszcze jedno.',
  hint_card: 'Kwotę od razu pobierzemy z zapisanej karty.',
  other: 'Zapłać inaczej',
  gone: 'Ten bank lub ta metoda płatności nie są już dostępne. Wybierz poniżej inny sposób.',
  delete_card: 'Usuń tę kartę',
  deleted_card: 'Karta została usunięta.',
  deleted_named_card: 'Karta została usunięta. Masz zapisaną jeszcze jedną, z końcówką {label}.',
  none: 'Nie ma jeszcze czego powtórzyć',
  none_text: 'Nie ma poprzedniego zamówienia albo jego pakiet lub metoda płatności już nie istnieje.',
  offer:
    'Znów {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money} ({method})?',
  offer_abroad:
    'Znów {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money} ({method}, {country})?',
} as const;

export const direct_debit = {
  heading: 'Zapłać poleceniem zapłaty',
  lead: 'Jeden raz, za ten pakiet. Nic się nie powtarza.',
  not_here: 'Polecenie zapłaty nie jest tu możliwe. Wybierz inną metodę płatności.',
  no_bundle: 'Najpierw wybierz pakiet.',
  to_bundles: 'Do pakietów',
  account: 'Twój rachunek',
  account_holder: 'Imię i nazwisko właściciela rachunku',
  iban: 'IBAN',
  iban_hint: 'Rachunek może być w dowolnym kraju SEPA.',
  address: 'Twój adres',
  address_hint: 'Wymaga go bank. Nic do ciebie nie wyślemy.',
  street: 'Ulica',
  house_number: 'Numer',
  zip: 'Kod pocztowy',
  city: 'Miejscowość',
  phone: 'Numer komórki',
  phone_hint: 'Wyślemy tam kod. Jedyna nazwa w tej wiadomości to {statement}.',
  mandate: 'Zgoda na polecenie zapłaty',
  mandate_text:
    'Upoważniam {creditor} ({id}), {address}, {city}, do jednorazowego obciążenia mojego rachunku kwotą {money} pod nazwą {statement}, a mój bank do obciążenia rachunku zgodnie z poleceniem {creditor}. W ciągu {weeks, plural, one {# tygodnia} few {# tygodni} many {# tygodni} other {# tygodnia}} od obciążenia mam prawo do zwrotu tej kwoty przez mój bank, na warunkach umowy z bankiem.',
  mandate_kind: 'Zgoda na polecenie zapłaty SEPA, jednorazowa. Jej numer dostaniesz razem z kodem.',
  consent: 'Zgadzam się na to polecenie zapłaty',
  when: 'Obciążymy rachunek po {days, plural, one {# dniu roboczym} few {# dniach roboczych} many {# dniach roboczych} other {# dnia roboczego}}. W banku zobaczysz nazwę {statement} i identyfikator wierzyciela {id}.',
  submit: 'Wyślij mi kod',
  code_heading: 'Wpisz kod',
  code_sent: 'Wysłaliśmy kod na twój numer z końcówką {end}.',
  code: 'Kod',
  code_hint: 'Ważny {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  tries:
    '{left, plural, one {Została # próba.} few {Zostały # próby.} many {Zostało # prób.} other {Zostało # próby.}}',
  no_tries: 'Nie ma już prób. Poproś o nowy kod.',
  agree: 'Zgoda, pobierzcie {money}',
  agree_to:
    'Zgadzasz się na jednorazowe pobranie {money} z twojego rachunku z końcówką {end}. W banku zobaczysz nazwę {statement}.',
  reference: 'Numer zgody',
  resend: 'Wyślij nowy kod',
  resend_wait:
    'Nowy kod możesz dostać za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  resend_none:
    'Na razie wysłaliśmy już dość kodów. Następny możesz dostać za {hours, plural, one {{minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}} few {# godziny} many {# godzin} other {# godziny}}.',
  resent: 'Nowy kod jest w drodze.',
  change: 'Zmień dane',
  change_hint: 'Obecny kod przestanie działać. Dostaniesz nowy.',
  anew: 'Przerwij i zacznij od nowa',
  anew_hint: 'Obecny kod przestanie działać. Rachunku już tu nie pokażemy, więc wszystko wypełnisz od nowa.',
  way_cheaper: 'Wybierz tańszy pakiet',
  way_other: 'Zapłać inaczej',
  open_day: 'Pobierzemy je {day} lub później.',
  unreadable: 'już nieczytelny',
  waits:
    'Jedno polecenie zapłaty czeka już na kod: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money}.',
  waits_heading: 'Które polecenie zapłaty?',
  waits_go_on: 'Wpisz tamten kod',
  waits_new: 'Zacznij nowe',
  waits_replaced: 'Jeśli zaczniesz nowe, poprzednie przepadnie. Nic nie pobrano.',
} as const;
