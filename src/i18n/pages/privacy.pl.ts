import type { StaticPage } from './static-page.ts';

export default {
  title: 'Prywatność',
  description: 'Jakie dane ma o tobie {site}, po co, kto je widzi i jak je usunąć.',
  intro:
    'Kim jesteś i czego szukasz, to twoja sprawa. Tu przeczytasz, jakie dane mamy, po co i jak możesz je zobaczyć, zabrać ze sobą albo usunąć. Administratorem danych jest {company_name}, {company_address}, {company_city}, {company_country}.',
  sections: [
    {
      heading: 'Co o tobie wiemy',
      list: [
        'Co podajesz: adres e-mail, nazwę profilu, datę urodzenia, płeć, kraj oraz, jeśli chcesz, region, miejscowość, wygląd, zainteresowania i własny opis.',
        'Co robisz: zdjęcia, lajki, wiadomości, prezenty, blokady i zgłoszenia.',
        'Co kupujesz: pakiety, kwoty i metodę płatności. Dane karty lub rachunku trafiają do operatora płatności; przy poleceniu zapłaty sami przechowujemy w zaszyfrowanej postaci to, czego wymaga zgoda: imię i nazwisko, adres, rachunek i numer telefonu, do 14 miesięcy od obciążenia, także gdy usuniesz konto.',
        'Jak do nas trafiasz: przez jakiego partnera lub link, z oznaczeniami w tym linku. Nie to, kto cię zaprosił.',
        'Co jest potrzebne do bezpieczeństwa serwisu: skąd i z czego się logujesz (kraj, urządzenie i przeglądarka), twoje klucze dostępu oraz, bardzo krótko, sieć, z której przychodzi żądanie.',
      ],
    },
    {
      heading: 'Dane wrażliwe',
      paragraphs: [
        'Twoja orientacja, zainteresowania, a czasem już sama obecność tutaj mówią coś o twoim życiu seksualnym. Prawo chroni to szczególnie. Używamy tych danych tylko za twoją wyraźną zgodą, którą dajesz, zakładając konto i wypełniając te pola. Każde pole możesz zostawić puste lub później wyczyścić, a zgodę wycofać, usuwając konto.',
        'Jeśli „Znajdź match” zapyta o wygląd lub pochodzenie, możesz to pominąć. Ta odpowiedź nikogo nie wyklucza i nie opuszcza twojej przeglądarki.',
      ],
    },
    {
      heading: 'Po co i na jakiej podstawie',
      list: [
        'Konto, szukanie, lajki, rozmowy i zakupy: aby wykonać umowę z tobą.',
        'Dane wrażliwe, powiadomienia na urządzeniu i nowości mailem: za twoją zgodą.',
        'Ochrona przed nadużyciami, spamem i oszustwami: bo leży to w interesie twoim, innych użytkowników i naszym.',
        'Płatności i VAT: bo wymaga tego prawo. Stawkę VAT ustalamy na podstawie dwóch wskazówek co do kraju, w którym jesteś.',
      ],
    },
    {
      heading: 'Kto co widzi',
      paragraphs: [
        'Inni użytkownicy widzą nazwę profilu, wiek, publiczne zdjęcia i to, co jeszcze podasz. Nigdy datę urodzenia ani adres e-mail. Osoby z premium widzą też prywatne zdjęcia; zamknięty album widzą tylko osoby, które wybierzesz. Osoby bez konta widzą twój profil (zdjęcie główne, nazwę, wiek, miejscowość i to, co piszesz o sobie) tylko za twoją zgodą.',
        'Niewidoczny profil widzą tylko osoby, do których piszesz lub którym dajesz lajka. Osoby, które blokujesz, już cię nie widzą. Możesz wyłączyć pokazywanie, że jesteś online, piszesz, czytasz lub oglądasz profil; wtedy nie widzisz tego też u innych.',
      ],
    },
    {
      heading: 'Gdzie jesteś',
      paragraphs: [
        'Jeśli użyjesz lokalizacji, znajdziemy do niej miejscowość i zapomnimy współrzędne: nie przechowujemy ich. Znamy tylko twoją miejscowość albo obszar 5 na 5 kilometrów. Inni widzą najwyżej odległość w dużym przybliżeniu. Z każdego dodanego zdjęcia usuwamy lokalizację i inne ukryte dane.',
      ],
    },
    {
      heading: 'Komu przekazujemy dane',
      paragraphs: [
        'Firmom, które dla nas pracują: hosting, maile, płatności, SMS-y i powiadomienia. Dostają tylko to, czego potrzebują, i nie mogą zrobić z tym nic innego. Powiadomienia na urządzeniu są bez imion i bez treści. Poza tym przekazujemy dane tylko wtedy, gdy zmusza nas do tego prawo.',
        'Nie sprzedajemy danych ani użytkowników i nie dzielimy się nimi z innymi firmami randkowymi. Jest to wpisane w serwis na stałe: ustawienie „member_resell” ma zawsze wartość „{member_resell}”.',
      ],
    },
    {
      heading: 'Jak długo',
      list: [
        'Konto i profil: dopóki ich nie usuniesz. {deletion_days} dni później wszystko jest skasowane, rozmowy także u drugiej osoby.',
        'Konto, którego adresu e-mail nikt nie potwierdzi: {unconfirmed_days} dni. To, co przekazał o tobie partner, gdy zakładanie konta nie zostało dokończone: {partner_signup_days} dni.',
        'Wiadomości: po 180 dniach ukryte, 30 dni później usunięte.',
        'Kopia danych, o którą prosisz: {export_days} dni.',
        'Płatności: tak długo, jak wymaga prawo podatkowe, bez związku z profilem.',
        'Dowody do zgłoszenia: do zakończenia sprawy.',
      ],
      paragraphs: [
        'Darmowe kredyty i zniżkę powitalną dajemy raz na jeden adres e-mail. Jeśli skasujesz konto, które je dostało, przez {mailbox_months} miesięcy przechowujemy do tego celu zaszyfrowany odcisk adresu e-mail i nic więcej o tobie. Z tego odcisku nikt nie odczyta adresu.',
        'Gdy przywracamy kopię zapasową, skasowane konta kasujemy ponownie. W tym celu przez {erasure_days} dni przechowujemy pseudonim skasowanego konta i nic więcej o tobie.',
      ],
    },
    {
      heading: 'Twoje prawa',
      paragraphs: [
        'Możesz zobaczyć swoje dane, poprawić je, zabrać ze sobą, skasować oraz sprzeciwić się ich użyciu. Większość zrobisz bez nas: na profilu i w ustawieniach, gdzie pobierzesz wszystko i usuniesz konto. Zobaczysz tam też, gdzie masz otwarte sesje.',
        'Coś się nie udaje? Napisz na {support_email}; odpowiemy w ciągu miesiąca. Możesz też złożyć skargę do organu ochrony danych w swoim kraju: w Polsce jest to Prezes Urzędu Ochrony Danych Osobowych, w Holandii Autoriteit Persoonsgegevens.',
      ],
      links: [{ label: 'Ustawienia', href: '/settings' }],
    },
    {
      heading: 'Komputer nie decyduje sam',
      paragraphs: [
        'Programy pomagają znajdować spam i nadużycia. O zamknięciu konta decyduje człowiek i możesz się odwołać.',
      ],
    },
    {
      heading: 'Bezpieczeństwo',
      paragraphs: [
        'Hasło przechowujemy tak, że my też nie możemy go odczytać. Ruch jest szyfrowany, a dostęp ograniczony i rejestrowany. Jeśli mimo to stanie się coś, co ma dla ciebie skutki, powiemy ci o tym.',
      ],
      links: [{ label: 'Pliki cookie', href: '/pages/cookies' }],
    },
  ],
} satisfies StaticPage;
