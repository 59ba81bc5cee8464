export const report = {
  action: 'Zgłoś profil {name}',
  lead: '{name} nie dowie się, od kogo jest zgłoszenie.',
  reason: 'Co się dzieje?',
  reason_missing: 'Wybierz, co się dzieje',
  text: 'Opisz, co się stało',
  text_hint: 'Wystarczy kilka zdań. Najwyżej {max, number} znaków.',
  block: 'Zablokuj też profil {name}',
  block_hint: 'Nie będziecie się już widzieć. Rozmowa zniknie, ale zachowamy ją do tego zgłoszenia.',
  evidence: 'Do końca sprawy zachowamy profil, zdjęcia i wasze ostatnie wiadomości takie, jakie są teraz. Także wtedy, gdy jedna osoba zablokuje drugą.',
  danger: 'Ktoś jest teraz w niebezpieczeństwie? Zadzwoń pod 112. Sprawdzamy najszybciej, jak się da, ale nie jesteśmy służbą ratunkową.',
  submit: 'Wyślij zgłoszenie',
  sent_title: 'Mamy twoje zgłoszenie',
  sent_text: 'Dzięki, że nam o tym mówisz. Numer sprawy: <code>{reference}</code>. Dostaniesz go też mailem.',
  known_title: 'To zgłoszenie już mamy',
  known_text: 'Dopisaliśmy to do poprzedniego zgłoszenia. Numer sprawy to nadal <code>{reference}</code>.',
  sent_next: 'Ktoś z nas przeczyta zgłoszenie i obejrzy profil. Pilne sprawy idą pierwsze. Zawsze się odezwiemy, nawet jeśli nic nie zrobimy.',
} as const;

export const report_reason = {
  spam_or_scam: 'Spam lub oszustwo',
  fictional_not_labelled: 'Fałszywy profil bez oznaczenia, że jest fikcyjny',
  underage: 'Ktoś poniżej 18 lat',
  harassment: 'Nękanie, nienawiść lub groźby',
  intimate_image_without_consent: 'Intymne zdjęcie bez zgody',
  extortion: 'Szantaż lub wymuszenie',
  danger_to_life: 'Ktoś jest w niebezpieczeństwie',
  other: 'Coś innego',
} as const;

/** Beside a received message about money or extortion. */
export const safety_note = {
  label: 'Chwila uwagi',
  money: 'Tu chodzi o pieniądze. Cokolwiek mówi {name}: nigdy nie wysyłaj pieniędzy, kart podarunkowych ani danych do banku komuś, kogo nie znasz na żywo.',
  money_tips: 'Jak działają oszuści',
  extortion: '{name} ci grozi? Pomoc jest blisko i to nie twoja wina. Nie płać, nie odpowiadaj i zachowaj wiadomości.',
  extortion_help: 'Co możesz zrobić teraz',
  report: 'Zgłoś',
  reported: 'Zgłoszono',
  block: 'Zablokuj',
  dismiss: 'Ukryj tę uwagę w tej rozmowie',
};

/** After a date, while the member's answer is awaited. */
export const check_in_alert = {
  question: 'Wszystko dobrze?',
  otherwise: 'Jeśli nie odpowiesz, damy znać zaufanej osobie.',
  alarmed: 'Zaufana osoba dostała wiadomość.',
  waiting: 'Jeszcze nie wysłano. Wyślemy, gdy wróci połączenie.',
  well: 'Wszystko dobrze',
  thanks: 'Dobrze to słyszeć.',
};

/** In the menu of a conversation. */
export const safety_menu = {
  check_in: 'Zaplanuj meldunek',
  tips: 'Bezpieczne randki',
};
/** Of one thing; `report.action` is about the member as a whole. */
export const report_action = {
  photo: 'Zgłoś zdjęcie z profilu {name}',
  message: 'Zgłoś wiadomość od: {name}',
  chat_photo: 'Zgłoś zdjęcie od: {name}',
  gift: 'Zgłoś prezent od: {name}',
} as const;

/** To a member whose account is frozen, on every page. */
export const frozen = {
  title: 'Twoje konto jest wstrzymane',
  short: 'Konto jest wstrzymane: możesz tylko czytać',
  since: 'Twoje konto jest wstrzymane od {day}.',
  why: 'Powód: {reason}',
  what: 'Coś sprawdzamy. Dopóki nie skończymy, nikt cię nie widzi, a ty nie możesz pisać, dawać lajków ani niczego zmieniać. Nic ci nie przepadnie i możesz wszystko czytać.',
  composer: 'Teraz możesz tylko czytać',
  contact: 'To pomyłka? Daj nam znać',
  export: 'Pobierz swoje dane',
} as const;

/** To a member whom staff warned, until they have read why. */
export const decision_alert = {
  label: 'Decyzja dotycząca twojego konta',
} as const;

export const noticed_decision = {
  warning: 'Ostrzeżenie: zobacz powód',
  content_removed: 'Coś usunęliśmy: zobacz powód',
} as const;
