export const signup_reminder_mail = {
  subject: 'Adres e-mail w serwisie {site} czeka na potwierdzenie',
  preview: 'Jedno kliknięcie i konto jest gotowe.',
  text: 'Konto jest założone, ale adres e-mail nie jest jeszcze potwierdzony. Gdy go potwierdzisz, inni zobaczą twój profil, a my dostarczymy twoje wiadomości.',
  last: 'Więcej o to nie poprosimy.',
  button: 'Aktywuj konto',
  expires: 'Link działa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  not_you: 'To nie ty zakładasz konto? Otwórz link i wybierz „To nie ja”: konto zniknie od razu.',
  gone: 'Nie chcesz iść dalej? Nie musisz nic robić: konto zniknie samo za {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
} as const;

/** In discreet mode. It names neither the site nor what the address is for. */
export const signup_reminder_discreet = {
  not_you: 'To nie twoja prośba? Otwórz link i wybierz „To nie ja”: twoje dane znikną od razu.',
  gone: 'Nie chcesz iść dalej? Nie musisz nic robić: wszystko zniknie samo za {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  why: 'Dostajesz tego maila, bo ten adres został podany i nie jest jeszcze potwierdzony. Przycisk pokaże, od kogo jest.',
} as const;
