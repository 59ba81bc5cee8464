/** Why the first messages of a member are limited, in decisions. */
export const signal_reason = {
  repeated_opener: 'W ciągu jednego dnia prawie ta sama pierwsza wiadomość poszła od ciebie do wielu osób.',
  link: 'W twoich pierwszych wiadomościach są linki do innych stron.',
  payment_words: 'Twoje pierwsze wiadomości dotyczą płatności.',
  blocked: 'Zablokowało cię kilka osób, które się nie znają.',
  reported: 'Zgłosiło cię kilka osób, które się nie znają.',
  disposable_address: 'Twój adres e-mail jest jednorazowy.',
  hosting_network: 'Konto założono z sieci firmy hostingowej.',
  banned_mailbox: 'Twoja skrzynka należy do konta, które zablokowaliśmy.',
  banned_payment: 'Jedną z twoich płatności musimy sprawdzić.',
  similar_name: 'Twoja nazwa, tak jak jest zapisana, może wprowadzać innych w błąd.',
} as const;

export const signal_follow = {
  slowed: 'Minie samo, gdy to ustanie.',
  person: 'Ktoś z nas to sprawdza. Jeśli to była pomyłka, skończy się wcześniej.',
} as const;

export const signal = {
  repeated_opener: 'Prawie ta sama pierwsza wiadomość do wielu osób',
  link: 'Link w pierwszej wiadomości',
  payment_words: 'Słowa o płatnościach w pierwszej wiadomości',
  blocked: 'Blokady od innych osób',
  reported: 'Zgłoszenia od innych osób',
  disposable_address: 'Jednorazowy adres e-mail',
  hosting_network: 'Konto założone z sieci firmy hostingowej',
  banned_mailbox: 'Skrzynka zablokowanego konta',
  banned_payment: 'Płatność do sprawdzenia',
  similar_name: 'Zapis twojej nazwy',
} as const;

export const signals_export = {
  title: 'Oznaki nadużyć',
  none: 'Nic nie ogranicza twoich pierwszych wiadomości.',
} as const;

export const signal_state = {
  slowed: 'Możesz pisać do mniejszej liczby nowych osób niż zwykle.',
  review: 'Możesz pisać do niewielu nowych osób, dopóki ktoś z nas tego nie sprawdzi.',
  stopped: 'Nie możesz pisać do nowych osób, dopóki ktoś z nas tego nie sprawdzi.',
} as const;
