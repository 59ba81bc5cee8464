export const receipt_mail = {
  subject: 'Twój zakup w serwisie {site}',
  preview: '{credits, plural, =0 {Potwierdzenie zakupu.} one {Czeka na ciebie # kredyt.} few {Czekają na ciebie # kredyty.} many {Czeka na ciebie # kredytów.} other {Czeka na ciebie # kredytu.}}',
  bought: 'Twój zakup to {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money}. Wszystko jest już na twoim saldzie.',
  settled:
    'Twój zakup to {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {money}. {settled, plural, one {# z nich pokrył} few {# z nich pokryły} many {# z nich pokryło} other {# z nich pokryło}} zaległość po płatności cofniętej przez bank. {left, plural, =0 {Do salda nic nie doszło.} one {Do salda doszedł # kredyt.} few {Do salda doszły # kredyty.} many {Do salda doszło # kredytów.} other {Do salda doszło # kredytu.}}',
  vat: 'W tym {percentage, number}% VAT: {money}.',
  number: 'Numer potwierdzenia to {number, number, ::group-off}.',
  statement: 'Na wyciągu zobaczysz: {statement}.',
  button: 'Zobacz potwierdzenie',
  withdraw: 'Zmienisz zdanie w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}? Na stronie potwierdzenia poprosisz o zwrot za niewykorzystane kredyty, bez podawania powodu.',
} as const;

export const chargeback_mail = {
  subject: 'O twojej płatności w serwisie {site}',
  preview: 'Bank cofnął {money}.',
  taken: 'Bank cofnął {money} z twojego zakupu o numerze potwierdzenia {number, number, ::group-off}.',
  waited: 'Część tej kwoty ({money}) była w drodze do ciebie. Dlatego już jej nie wyślemy.',
  credits: '{credits, plural, one {# z tych kredytów zszedł} few {# z tych kredytów zeszły} many {# z tych kredytów zeszło} other {# z tych kredytów zeszło}} z salda.',
  debt: 'Wykorzystane już kredyty: {debt, plural, one {#} few {#} many {#} other {#}}. Rozliczymy to z następnym pakietem. Teraz nie musisz nic robić.',
  premium: 'Na tym kończy się twoje premium. Z następnym pakietem wróci, na zawsze.',
  button: 'Zobacz zakup',
  wrong: 'To pomyłka? Napisz do obsługi klienta na adres poniżej.',
} as const;

export const refund_mail = {
  subject: 'Dostaniesz zwrot od {site}',
  preview: 'Zwracamy {money}.',
  back: 'Zwracamy {money} z twojego zakupu o numerze potwierdzenia {number, number, ::group-off}.',
  way: 'Wróci tą samą metodą płatności. Zanim to zobaczysz, może minąć kilka dni roboczych. Na wyciągu zobaczysz: {statement}.',
  not_collected: 'Z rachunku nic jeszcze nie pobrano. Dlatego pobierzemy o {money} mniej.',
  credits: '{credits, plural, one {# kredyt zszedł} few {# kredyty zeszły} many {# kredytów zeszło} other {# kredytu zeszło}} z salda.',
  debt: 'Wykorzystane już kredyty: {debt, plural, one {#} few {#} many {#} other {#}}. Rozliczymy to z następnym pakietem. Teraz nie musisz nic robić.',
  premium: 'Na tym kończy się twoje premium. Z następnym pakietem wróci, na zawsze.',
  button: 'Zobacz zakup',
  questions: 'Pytania? Napisz do obsługi klienta na adres poniżej.',
} as const;

export const returned_mail = {
  subject: 'Dostaniesz zwrot od {site}',
  preview: 'Odsyłamy {money}.',
  late: 'Twoja płatność na {money} z {begun} jednak do nas dotarła, choć była już przerwana, nieudana lub wygasła.',
  discount: 'Jej zniżka należy już do innego zamówienia. Nie możemy więc dać tej ceny drugi raz.',
  limit: 'Ta płatność przekroczyłaby limit wydatków, który sobie wyznaczasz.',
  way: 'Dlatego od razu odsyłamy {money} tą samą metodą płatności. Zanim to zobaczysz, może minąć kilka dni roboczych. Na wyciągu zobaczysz: {statement}.',
  button: 'Zobacz płatność',
  nothing: 'Nie musisz nic robić.',
} as const;

export const receipt_sheet = {
  title: 'Potwierdzenie {number, number, ::group-off}',
  date: 'Data',
  bought: 'Kupiono',
  credits: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  neutral: 'Doładowanie cyfrowe',
  method: 'Metoda płatności',
  statement: 'Na wyciągu',
  list_price: 'Cena',
  discount: 'Zniżka',
  total: 'Razem',
  vat: 'W tym VAT {percentage, number}% ({country})',
  no_vat: 'VAT ({country})',
  back: 'Zwrot {when}',
  not_collected: 'Nie pobrano, odstąpienie {when}',
  vat_number: 'Numer VAT {number}',
  reference: 'Numer {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Twoje odstąpienie od umowy w serwisie {site}',
  preview: '{money} wraca do ciebie.',
  withdrawn: 'Odstąpienie dotyczy zakupu o numerze potwierdzenia {number, number, ::group-off} z {bought}. Dotarło do nas {at}.',
  gone: '{credits, plural, one {# niewykorzystany kredyt zszedł} few {# niewykorzystane kredyty zeszły} many {# niewykorzystanych kredytów zeszło} other {# niewykorzystanego kredytu zeszło}} z salda.',
  back: 'Dostaniesz za to {money}.',
  nothing: 'Polecenie zapłaty na {money} jest anulowane: nic nie zostanie pobrane z rachunku.',
  less: 'Z rachunku pobierzemy o {money} mniej. Do pobrania zostanie: {left}.',
  way: 'Pieniądze wrócą tą samą metodą płatności, najpóźniej w ciągu 14 dni. Na wyciągu zobaczysz: {statement}.',
  premium: 'Na tym kończy się twoje premium. Wróci z następnym pakietem.',
  button: 'Zobacz zakup',
  keep: 'Zachowaj tego maila: jest dowodem odstąpienia od umowy.',
} as const;

export const remainder_mail = {
  subject: 'Twoje niewykorzystane kredyty w serwisie {site}',
  preview: 'Należy ci się jeszcze {money}.',
  left: 'Masz jeszcze {credits, plural, one {# kupiony kredyt} few {# kupione kredyty} many {# kupionych kredytów} other {# kupionego kredytu}}. {credits, plural, one {Jest wart} few {Są razem warte} many {Są razem warte} other {Są razem warte}} {money}.',
  when: '{until} skasujemy twoje konto na zawsze. Wtedy zwrócimy tę kwotę tą samą metodą płatności. Jeśli wrócisz wcześniej, kredyty nadal tu będą.',
  uncollected: 'Z tej kwoty {money} jeszcze nie pobraliśmy. Jeśli do tego dnia nadal tak będzie, już tego nie pobierzemy i nie ma czego zwracać.',
  keep: 'Gdy konta już nie będzie, nie będziemy mogli do ciebie napisać. Zachowaj więc tego maila.',
} as const;

/** The SMS is neutral, but states what the member consents to by entering the code. */
export const debit_sms = {
  text: '{code} to twój kod do polecenia zapłaty na {money} z rachunku …{end} ({statement}). Ważny {minutes, number} min. Nikomu go nie podawaj.',
} as const;

export const mandate_mail = {
  subject: 'Twoje polecenie zapłaty',
  preview: 'Jednorazowo {money}.',
  agreed: 'Mamy twoją zgodę na jedno polecenie zapłaty na {money} z rachunku z końcówką {end}. Nie pobierzemy nic więcej.',
  when: 'Kwota zejdzie z rachunku {day} lub później. Na wyciągu zobaczysz: {statement}.',
  reference: 'Numer zgody: {reference}. Wierzyciel: {creditor}, {id}, pod nazwą {statement}.',
  back: 'W ciągu {weeks, plural, one {# tygodnia} few {# tygodni} many {# tygodni} other {# tygodnia}} od obciążenia możesz poprosić bank o zwrot tej kwoty.',
  button: 'Zobacz płatność',
  not_you: 'To nie ty? Od razu odpowiedz na tego maila.',
} as const;
