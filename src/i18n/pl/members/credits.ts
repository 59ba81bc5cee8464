export const time_bonus = {
  banner: '{percentage, number}% zniżki na powitanie',
  left: 'jeszcze',
  title: 'Twój bonus powitalny',
  percentage: '{percentage, number}%',
  offer: 'Zniżka na pierwszy pakiet',
  unlock: 'Kredyty się skończyły. Z pakietem piszesz dalej, widzisz wszystkie zdjęcia innych i masz premium na zawsze.',
  fast: 'Zniżka działa tylko przez {hours, plural, one {pierwszą # godzinę} few {pierwsze # godziny} many {pierwsze # godzin} other {pierwsze # godziny}}.',
  valid: 'Oferta ważna jeszcze',
  receipt: 'Kredyty masz od razu, a potwierdzenie zakupu przyjdzie mailem. Bez abonamentu.',
} as const;
