import type { StaticPage } from './static-page.ts';

export default {
  title: 'Blokada dostępu',
  description: 'Kto nie może korzystać z serwisu {site} i jak zablokować go na urządzeniu albo sobie.',
  intro:
    '{site} to serwis dla dorosłych. Tu przeczytasz, kto nie ma wstępu, jak trzymać dzieci z daleka i co zrobić, gdy nie chcesz już mieć dostępu.',
  sections: [
    {
      heading: 'Kto nie ma tu wstępu',
      list: [
        'Każdy, kto ma mniej niż {min_age} lat. Jeśli z daty urodzenia wynika, że ktoś jest za młody, nie zakładamy konta i niczego nie zapisujemy.',
        'Każdy, kogo wykluczyliśmy. Nie wolno założyć nowego konta, żeby to obejść.',
        'Każdy, kto jest w kraju, gdzie takie serwisy są zakazane.',
      ],
    },
    {
      heading: 'Dzieci na tym samym urządzeniu',
      paragraphs: [
        'Filtr trzyma strony dla dorosłych poza zasięgiem. Każdy duży system ma taki filtr za darmo. Dodaj {domain} do zablokowanych stron albo pozwól filtrowi blokować wszystkie strony dla dorosłych.',
      ],
      list: [
        'iPhone i iPad: Ustawienia, Czas przed ekranem, Ograniczenia treści i prywatności.',
        'Android: aplikacja Family Link.',
        'Windows: Family Safety.',
        'Mac: Ustawienia systemowe, Czas przed ekranem.',
        'W domu dla wszystkiego naraz: kontrola rodzicielska w routerze lub u dostawcy internetu.',
      ],
    },
    {
      heading: 'Widzisz kogoś, kto jest za młody?',
      paragraphs: [
        'Zgłoś profil albo od razu napisz na {support_email}. Na czas sprawdzania zamkniemy konto, a w razie potrzeby zawiadomimy policję.',
      ],
    },
    {
      heading: 'Gdy chcesz odciąć dostęp sobie',
      paragraphs: [
        'Wydajesz więcej, niż chcesz? Ustaw limit wydatków: obniżenie działa od razu. Chcesz całkiem odejść? Usuń konto w ustawieniach. Chcesz, żebyśmy odrzucali też nowe konta z twoim adresem e-mail? Napisz z tego adresu na {support_email}.',
      ],
      links: [
        { label: 'Ustawienia', href: '/settings' },
        { label: 'Obsługa klienta', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
