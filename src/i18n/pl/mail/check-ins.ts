/** To the member, after a date. */
export const check_in_mail = {
  subject: 'Wszystko dobrze?',
  preview: 'Daj znać, a nikt inny się o tym nie dowie.',
  text: 'Pora na meldunek ({time}): czy wszystko w porządku?',
  button: 'Odpowiedz',
  otherwise: 'Jeśli w ciągu pół godziny nie odpowiesz, napiszemy do wybranej przez ciebie zaufanej osoby.',
};

export const check_in_withdrawn_mail = {
  subject: 'Do meldunku potrzebna jest inna zaufana osoba',
  preview: 'Ta osoba woli nie dostawać wiadomości.',
  text: '{name} woli nie dostawać od nas wiadomości. Jeśli nie odpowiesz na meldunek ({time}), nikt się więc nie dowie. Zaplanuj go z inną zaufaną osobą.',
  button: 'Wybierz inną osobę',
};

/** To a friend, who may not know the site and what the member does there. */
export const check_in_mail_parts = {
  footer: 'Twój adres mamy od: {name}. Tylko do tego i do niczego innego.',
  stop: 'Zmień odpowiedź albo wyłącz te wiadomości',
};

export const check_in_consent_mail = {
  subject: '{name} ma do ciebie pytanie',
  text: '{name} spotyka się czasem z kimś nowym i chce, żeby ktoś wiedział gdzie. Czy możemy do ciebie napisać, jeśli {name} nie da potem znać, że wszystko dobrze?',
  what: 'W takiej wiadomości będzie, z kim, gdzie i kiedy {name} ma spotkanie. Dostaniesz ją rzadko, a może nigdy.',
  button: '{name} czeka na odpowiedź',
  only: 'Twojego adresu nie używamy do niczego innego. Bez twojej zgody więcej nie napiszemy.',
  never: '{name} to dla ciebie ktoś obcy? Nie musisz nic robić. Możesz też na zawsze wykluczyć takie pytania.',
};

export const check_in_alarm_mail = {
  subject: 'Wiadomość w sprawie: {name}',
  text: 'Do {time} mieliśmy dostać wiadomość, że wszystko dobrze. Nie ma jej. {name} prosi, żeby w takiej sytuacji napisać do ciebie.',
  person: 'Spotkanie z: {person}',
  place: 'Gdzie: {place}',
  since: 'Od: {time}',
  note: 'Notatka dla ciebie: {note}',
  what_now: 'Często to tylko rozładowana bateria. Sprawdź najpierw, czy {name} odbiera telefon. Jeśli się niepokoisz, zadzwoń na policję; w nagłej sytuacji dzwoń pod {number}.',
};

export const check_in_well_mail = {
  subject: '{name} daje znać: wszystko dobrze',
  text: '{name} właśnie daje nam znać, że wszystko dobrze. Nie musisz nic robić.',
};

export const export_check_ins = {
  title: 'Meldunki po randkach',
  friends: 'Zaufane osoby, którym możemy dać znać',
  dates: 'Zaplanowane',
};
