export const payment_method = {
  sdd: 'Polecenie zapłaty',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Przelew bankowy',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Inna karta kredytowa',
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
  bank: 'W swoim banku',
  card: 'Kartą',
  device: 'Na iPhonie, iPadzie lub Macu',
  paypal: 'Z konta PayPal',
  voucher: 'Kodem ze sklepu',
  debit: 'Jednorazowo z twojego rachunku',
  transfer: 'Trwa od jednego do trzech dni roboczych',
} as const;

export const payment_result = {
  pending: 'Przetwarzamy twoją płatność',
  pending_text:
    'Zwykle trwa to kilka sekund. Możesz spokojnie zamknąć tę stronę: kredyty pojawią się same, a wtedy dostaniesz maila.',
  pending_transfer:
    'Przelew trwa od jednego do trzech dni roboczych. Możesz spokojnie zamknąć tę stronę: kredyty pojawią się same, a wtedy dostaniesz maila.',
  asking: 'Pytamy twój bank',
  asking_text: 'Płatność była przed chwilą? Zwykle wiemy po kilku sekundach.',
  completed: 'Dziękujemy, płatność przyjęta',
  agreed: 'Dziękujemy, polecenie zapłaty gotowe',
  to_collect: 'Jednorazowo pobierzemy {money} z twojego rachunku z końcówką {end}, {day} lub później.',
  completed_text:
    '{credits, plural, one {# kredyt jest} few {# kredyty są} many {# kredytów jest} other {# kredytu jest}} już na twoim saldzie.',
  settled:
    '{settled, plural, one {# kredyt pokrył} few {# kredyty pokryły} many {# kredytów pokryło} other {# kredytu pokryło}} zaległość po płatności cofniętej przez bank.',
  balance: '{count, plural, one {kredyt} few {kredyty} many {kredytów} other {kredytu}}',
  premium: 'Masz teraz premium, na zawsze.',
  to_message: 'Wróć do wiadomości',
  to_chats: 'Do twoich rozmów',
  not_charged: 'Nic nie pobrano.',
  cancelled: 'Płatność przerwana',
  cancelled_text: 'Nic się nie stało: niczego nie pobrano.',
  failed_text: 'Płatność się nie udała. Nic nie pobrano.',
  expired: 'Płatność wygasła',
  expired_text: 'Czas na płatność minął. Nic nie pobrano.',
  other_method: 'Wybierz inną metodę płatności',
  card_text: 'Zapisana karta została odrzucona. Nic nie pobrano.',
  by_paypal: 'Zapłać przez PayPal',
  refunded_text:
    'Zwróciliśmy {money} tą samą metodą płatności. Zanim zobaczysz pieniądze, może minąć kilka dni roboczych.',
  on_its_way: 'Twoje pieniądze są w drodze',
  on_its_way_text:
    '{money} wraca tą samą metodą płatności. Zanim zobaczysz pieniądze, może minąć kilka dni roboczych.',
  not_collected: 'Odstąpienie przyjęte',
  not_collected_text: '{money} nie zostanie pobrane z twojego rachunku.',
  charged_back_text:
    'Bank cofnął {money}. Te kredyty zeszły z salda; to, co było już wykorzystane, rozliczymy z następnym pakietem. To pomyłka? Zapytaj <service>obsługę klienta</service>.',
  charged_back_before: 'Z tej płatności wróciło już do ciebie wcześniej {money}.',
} as const;

export const payment_failure = {
  declined: 'Bank lub wydawca karty odrzucił płatność.',
  insufficient_funds: 'Na rachunku lub karcie było za mało środków.',
  card_expired: 'Twoja karta straciła ważność.',
  provider_away: 'Operator płatności przez chwilę nie odpowiadał.',
  amount_differs:
    'Kwota nie zgadzała się z zamówieniem. Jeśli jednak coś pobrano, napisz do obsługi klienta.',
} as const;

export const transactions = {
  title: 'Transakcje',
  intro: 'Twoje zakupy i historia salda.',
  all: 'Wszystkie transakcje',
  payments: 'Zakupy',
  payments_none: 'Nie masz jeszcze żadnych zakupów.',
  buy: 'Zobacz pakiety',
  to_collect: 'Do pobrania',
  not_collected: 'Nie pobrano',
  refunded: 'Zwrot {money}',
  limit: 'Twój limit wydatków',
} as const;

export const payment_state = {
  created: 'Nieopłacone',
  pending: 'W toku',
  completed: 'Opłacone',
  failed: 'Nieudane',
  cancelled: 'Przerwane',
  expired: 'Wygasłe',
  refunded: 'Zwrócone',
  charged_back: 'Cofnięte przez bank',
} as const;

export const payment = {
  title: 'Zakup',
  details: 'Szczegóły',
  method: 'Metoda płatności',
  repeat: 'zamówiono ponownie zapisaną kartą',
  begun: 'Zamówiono',
  bought: 'Kupiono',
  code: 'Kod rabatowy',
  statement: 'Na wyciągu',
  to_collect: 'Do pobrania',
  collect_on: 'Pobranie najwcześniej',
  account: 'Z rachunku',
  receipt: 'Numer potwierdzenia',
  download: 'Pobierz potwierdzenie (PDF)',
  back: 'Wraca do ciebie',
  refunds_and_chargebacks: 'Co wróciło',
  less: 'Pobrano mniej o',
} as const;

export const refund_kind = {
  withdrawal: 'Odstąpienie',
  deletion: 'Konto usunięte',
  refund: 'Zwrot',
  chargeback: 'Cofnięte przez bank',
} as const;

export const refund_state = {
  requested: 'w drodze',
  done: 'wysłano',
  not_collected: 'nie pobrano',
  taken_back: 'też cofnięte przez bank',
} as const;

export const withdrawal = {
  title: 'Zmiana zdania?',
  until: 'Za to, co niewykorzystane, możesz do {until} dostać zwrot bez podawania powodu.',
  begin: 'Odstąp od umowy tutaj',
  heading: 'Odstąpienie od umowy',
  back: 'Dostaniesz {money} za {credits, plural, one {# niewykorzystany kredyt} few {# niewykorzystane kredyty} many {# niewykorzystanych kredytów} other {# niewykorzystanego kredytu}}.',
  nothing:
    'Nic nie zostanie pobrane z twojego rachunku. Z salda {credits, plural, one {zejdzie # niewykorzystany kredyt} few {zejdą # niewykorzystane kredyty} many {zejdzie # niewykorzystanych kredytów} other {zejdzie # niewykorzystanego kredytu}}.',
  less: 'Z rachunku pobierzemy o {money} mniej, za {credits, plural, one {# niewykorzystany kredyt} few {# niewykorzystane kredyty} many {# niewykorzystanych kredytów} other {# niewykorzystanego kredytu}}. Do pobrania zostanie: {left}.',
  proof: 'Od razu dostaniesz mailem potwierdzenie.',
  way: 'Pieniądze wrócą tą samą metodą płatności, najpóźniej w ciągu 14 dni. Od razu dostaniesz mailem potwierdzenie.',
  carries_premium:
    'Twoje premium wynika z tego zakupu. Jeśli poprosisz o zwrot, choćby w części, premium się kończy. Wróci z następnym pakietem.',
  premium: 'Twoje premium też się wtedy kończy. Wróci z następnym pakietem.',
  confirm: 'Potwierdź odstąpienie od umowy',
  cancel: 'Jednak nie',
  done: 'Odstąpienie przyjęte. Dostaniesz {money}.',
  done_nothing: 'Odstąpienie przyjęte. Nic nie zostanie pobrane.',
  done_less: 'Odstąpienie przyjęte. Pobierzemy jeszcze {left}.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {kredyt} few {kredyty} many {kredytów} other {kredytu}}',
  when: 'Kiedy',
  to: 'Do',
  lot: 'Rodzaj',
  free_credits_revoked: 'Darmowe kredyty przepadły',
  free_credits_revoked_text: 'Ten adres e-mail dostał już kiedyś darmowe kredyty. Dajemy je tylko raz.',
  of_payment: 'Zobacz zakup',
} as const;

export const credit_meaning = {
  promotion: 'Te kredyty są od nas.',
  sales: 'Te kredyty są z twojego zakupu.',
  messages:
    'Poszły na wiadomość. Jeśli nikt jej nie otworzy w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, kredyty do ciebie wrócą.',
  photos:
    'Poszły na zdjęcie. Jeśli nikt go nie otworzy w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, kredyty do ciebie wrócą.',
  gifts:
    'Poszły na prezent. Jeśli nikt go nie otworzy w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, kredyty do ciebie wrócą.',
  refunds: 'Te kredyty zeszły z salda, bo zakup został cofnięty.',
  chargebacks: 'Te kredyty zeszły z salda, bo bank cofnął płatność.',
  debts: 'Tak rozliczyliśmy to, co było już wydane z płatności cofniętej przez bank.',
  corrections: 'Tak naprawiliśmy pomyłkę.',
  returns: 'Wysłana rzecz nie została otwarta. Dlatego kredyty do ciebie wróciły.',
} as const;

export const spending_limit = {
  title: 'Limit wydatków',
  intro: 'Ustal, ile maksymalnie chcesz wydawać w miesiącu kalendarzowym. Widzisz to tylko ty.',
  none: 'Bez limitu',
  month: '{limit} miesięcznie',
  nothing: 'Nic nie kupuję',
  spent: 'Wydane w tym miesiącu: {spent}',
  unpaid: 'W tym jeszcze nieopłacone: {unpaid}',
  left: 'Do {until} możesz wydać jeszcze {left}.',
  spent_out: 'Do {until} nic więcej nie można wydać.',
  used_up: 'To już twój limit wydatków na ten miesiąc: do {until} nie możesz nic kupić.',
  too_much: 'Twój limit wydatków pozwala do {until} wydać jeszcze {left}. To za mało na ten zakup.',
  closed: 'Twój limit wydatków to 0, więc nie możesz nic kupić.',
  raised: 'Od {from}: {limit}.',
  label: 'Nowy limit na miesiąc, w {currency}',
  hint: 'Niższy działa od razu. Wyższy zacznie działać po {hours, plural, one {# godzinie} few {# godzinach} many {# godzinach} other {# godziny}}, żeby można było się z tym przespać. 0 to żadnych zakupów.',
  wrong: 'Podaj kwotę od 0 do {max}.',
  remove: 'Usuń limit',
  other_currency:
    'Płacisz teraz w {currency}. Dopóki nie ustawisz nowego limitu, w {currency} nic nie kupisz.',
} as const;
