import type { StaticPage } from './static-page.ts';

export default {
  title: 'Częste pytania',
  description: 'Odpowiedzi na pytania o konto, wiadomości, kredyty, zdjęcia i odejście z serwisu {site}.',
  intro: 'Nie ma tu twojego pytania? Napisz na {support_email}.',
  sections: [
    {
      heading: 'Ile to kosztuje?',
      paragraphs: [
        'Konto, szukanie, lajki i czytanie są darmowe. Cena wysłania wiadomości w kredytach: {message_credits}. Na start dostajesz darmowe kredyty ({signup_credits}). Cenę widzisz na przycisku. Abonamentu nie ma.',
      ],
      links: [{ label: 'Ceny', href: '/pricing' }],
    },
    {
      heading: 'Co to jest premium?',
      paragraphs: [
        'Z pierwszym pakietem kredytów dostajesz premium, na zawsze. Widzisz wszystkie zdjęcia innych, możesz mieć do {premium_photos} własnych zamiast {free_photos}, zapisywać wyszukiwania i sprawdzać odwiedziny na swoim profilu.',
      ],
    },
    {
      heading: 'Dlaczego nie mogę zacząć nowej rozmowy?',
      paragraphs: [
        'Bez zakupu można zacząć najwyżej {free_conversations} rozmowy. Odpowiadanie się nie liczy. Usunięcie rozmowy nie daje kolejnej.',
      ],
    },
    {
      heading: 'Dlaczego moja wiadomość nie dociera?',
      paragraphs: [
        'Pewnie adres e-mail nie jest jeszcze potwierdzony. Do tego czasu przechowujemy wiadomości, a potem dostarczamy je we właściwej kolejności. Jest przy niej „Nie wysłano”? Stuknij, aby wysłać ją ponownie: płacisz tylko raz.',
      ],
    },
    {
      heading: 'Nie mam maila aktywacyjnego',
      paragraphs: [
        'Mail przychodzi zwykle w ciągu {activation_minutes} min. Nie ma go? Zajrzyj do spamu. Jeśli adres e-mail się zgadza, poproś w serwisie o nowy.',
      ],
    },
    {
      heading: 'Co to jest fikcyjny profil?',
      paragraphs: [
        'Profil, za którym nie stoi żadna osoba. Wszędzie poznasz go po znaku {fictional_icon} i słowach: „{fictional_warning}” Nigdy nie pisze jako pierwszy, a fikcyjne profile możesz pominąć w wynikach wyszukiwania.',
      ],
    },
    {
      heading: 'Kto widzi moje zdjęcia?',
      paragraphs: [
        'Publiczne zdjęcia widzą wszyscy, którzy mają konto. Prywatne widzą osoby z premium; inni widzą je rozmyte. Zamknięty album widzą tylko osoby, które wybierzesz, i w każdej chwili możesz cofnąć im dostęp. Osoby bez konta widzą najwyżej zdjęcie główne, i to tylko za twoją zgodą.',
      ],
    },
    {
      heading: 'Czy mogę mieć niewidoczny profil?',
      paragraphs: [
        'Tak. Wtedy nie ma cię w wynikach wyszukiwania i nikt nie może do ciebie napisać ani dać ci lajka, dopóki pierwszy ruch nie wyjdzie od ciebie. Rozmowy, które już trwają, zostają.',
      ],
    },
    {
      heading: 'Co zrobić, gdy ktoś nie daje mi spokoju?',
      paragraphs: [
        'Zablokuj profil. Wasza rozmowa i lajki znikną, a ta osoba już cię nie zobaczy. Chodzi o oszustwo, groźby albo coś gorszego? Wyślij też zgłoszenie.',
      ],
    },
    {
      heading: 'Gdzie są moje stare wiadomości?',
      paragraphs: [
        'Po 180 dniach wiadomości znikają po obu stronach rozmowy, a 30 dni później je usuwamy. Dzięki temu nie przechowujemy o tobie więcej, niż trzeba.',
      ],
    },
    {
      heading: 'Czy dostanę pieniądze z powrotem?',
      paragraphs: [
        'Za kupione i niewykorzystane kredyty tak: w ciągu {refund_days} dni oraz gdy usuniesz konto.',
      ],
      links: [{ label: 'Zwroty', href: '/pages/return-policy' }],
    },
    {
      heading: 'Jak usunąć konto?',
      paragraphs: [
        'W ustawieniach. Profil znika od razu. Przez {deletion_days} dni możesz wrócić przez link z maila; potem wszystko jest skasowane.',
      ],
      links: [{ label: 'Ustawienia', href: '/settings' }],
    },
  ],
} satisfies StaticPage;
