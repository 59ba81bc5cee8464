import type { StaticPage } from './static-page.ts';

export default {
  title: 'Regulamin',
  description: 'Umowa między tobą a serwisem {site}, prostymi słowami.',
  intro:
    'To jest umowa między tobą a {company_name}, firmą, która prowadzi {site}. Piszemy krótko i zrozumiale. Obowiązuje od chwili założenia konta.',
  sections: [
    {
      heading: 'Kto może dołączyć',
      paragraphs: [
        '{site} jest tylko dla dorosłych od {min_age} lat. Kto jest młodszy, nie może założyć konta. Jeśli podejrzewamy, że ktoś jest młodszy, zamykamy konto na czas sprawdzania.',
        'Masz jedno konto, dla siebie. Twoje dane są prawdziwe, zdjęcia są twoje, a hasła nikomu nie podajesz.',
      ],
    },
    {
      heading: 'Co jest darmowe, a co kosztuje kredyty',
      paragraphs: [
        'Założenie konta i profilu, szukanie, dawanie lajków i czytanie wiadomości są darmowe. Na start dostajesz darmowe kredyty ({signup_credits}), żeby zobaczyć, jak to działa. Bez zakupu możesz zacząć najwyżej {free_conversations} rozmowy; odpowiadać możesz zawsze.',
      ],
      list: [
        'Wysłanie wiadomości, cena w kredytach: {message_credits}.',
        'Wysłanie zdjęcia w rozmowie, cena w kredytach: {photo_credits}. Oglądanie jest darmowe.',
        'Prezent kosztuje 1, 3, 5 lub 10 kredytów. Cena jest przy nim podana.',
      ],
    },
    {
      heading: 'Zakupy',
      paragraphs: [
        'Kredyty kupujesz w pakietach, każdy jednorazowo. Nie ma abonamentu i niczego nie pobieramy automatycznie. Wszystkie ceny zawierają VAT. Przed zapłatą widzisz cenę, cenę jednego kredytu, ewentualną zniżkę i sumę.',
        'Z pierwszym pakietem dostajesz premium, na zawsze. Tracisz je tylko wtedy, gdy o zwrot za każdy zakup, choćby w części, poprosisz w ciągu {refund_days} dni albo gdy pieniądze za zakup wrócą do ciebie inaczej. Kredyty nie tracą ważności. Najpierw zużywają się darmowe.',
        'Zniżka obowiązuje na warunkach, które są przy niej podane. Jeśli jest odliczanie, to prawdziwe: gdy czas minie, zniżki już nie ma.',
      ],
      links: [
        { label: 'Ceny', href: '/pricing' },
        { label: 'Zwroty', href: '/pages/return-policy' },
      ],
    },
    {
      heading: 'Uczciwie o kredytach',
      paragraphs: [
        'Jeśli odbiorca przez 7 dni nie otworzy płatnej wiadomości albo usuniemy jego profil, kredyty do ciebie wracają. Możesz ustawić miesięczny limit wydatków: obniżenie działa od razu, podwyższenie dopiero po 24 godzinach.',
      ],
    },
    {
      heading: 'Fikcyjne profile',
      paragraphs: [
        'Niektóre profile są fikcyjne. Wszędzie poznasz je po znaku {fictional_icon}: na karcie, na profilu, przy lajkach, w rozmowach, mailach i powiadomieniach. Na profilu przeczytasz też: „{fictional_warning}”',
        'Fikcyjny profil nigdy nie pisze ani nie daje lajka jako pierwszy. Ostrzeżenie widzisz, zanim wydasz pierwszy kredyt, a fikcyjne profile możesz pominąć w wynikach wyszukiwania.',
      ],
    },
    {
      heading: 'Jak się wobec siebie zachowujemy',
      paragraphs: ['Odpowiadasz za to, co piszesz i dodajesz. Tego nie wolno:'],
      list: [
        'Nieletni na zdjęciach lub w tekstach, w jakiejkolwiek formie.',
        'Zdjęcia lub dane innej osoby bez jej zgody.',
        'Groźby, nękanie, dyskryminacja i szantaż.',
        'Oszustwa, reklama, oferowanie płatnych usług i proszenie o pieniądze.',
        'Podszywanie się pod kogoś innego i automatyczne pobieranie treści serwisu.',
      ],
    },
    {
      heading: 'Zgłoszenia, decyzje i odwołania',
      paragraphs: [
        'Możesz zgłosić każdy profil, każde zdjęcie i każdą wiadomość. Decyduje człowiek. Zarówno osoba zgłaszająca, jak i zgłoszona dowiadują się, co postanowiliśmy, na podstawie jakiej zasady i jak się odwołać. Decyzja może być taka: nic nie robić, coś usunąć, ostrzec albo zamknąć konto na jakiś czas lub na stałe.',
        'Jeśli zamkniemy ci konto, zwrócimy pieniądze za kupione i niewykorzystane kredyty, chyba że zabrania nam tego prawo.',
      ],
      links: [{ label: 'Skargi', href: '/complaints' }],
    },
    {
      heading: 'Twoje zdjęcia i teksty',
      paragraphs: [
        'To, co dodajesz, pozostaje twoje. Dajesz nam tylko zgodę na pokazywanie tego w serwisie osobom, które wybierasz, oraz na przechowywanie i zmniejszanie w tym celu. Ta zgoda kończy się, gdy to usuniesz. W reklamie tego nie używamy.',
      ],
    },
    {
      heading: 'Wiadomości',
      paragraphs: [
        'Dopóki nie potwierdzisz adresu e-mail, przechowujemy twoje wiadomości i jeszcze ich nie dostarczamy. Wiadomości starsze niż 180 dni są ukrywane, a 30 dni później usuwane, chyba że są jeszcze potrzebne do zgłoszenia.',
      ],
    },
    {
      heading: 'Odejście',
      paragraphs: [
        'Konto możesz usunąć w każdej chwili i bez powodu. Inni od razu przestają widzieć twój profil. W ciągu {deletion_days} dni możesz wrócić przez link z maila; potem wszystko jest skasowane.',
      ],
    },
    {
      heading: 'Czego możesz od nas oczekiwać',
      paragraphs: [
        'Robimy, co możemy, żeby serwis działał i był bezpieczny, ale nie możemy obiecać, że będzie działał zawsze ani że kogoś znajdziesz. Nie sprawdzamy, kim są użytkownicy, chyba że profil o tym mówi. Pierwszy raz spotkaj się tam, gdzie są ludzie.',
        'Za szkodę z naszej winy odpowiadamy tak, jak stanowi prawo. Nic w tym tekście nie ogranicza praw, które masz jako konsument.',
      ],
    },
    {
      heading: 'Zmiany i prawo',
      paragraphs: [
        'Jeśli ta umowa zmieni się na twoją niekorzyść, powiemy o tym co najmniej 30 dni wcześniej i możesz odejść bez kosztów; zwrócimy wtedy pieniądze za kupione i niewykorzystane kredyty. Do tej umowy stosuje się prawo kraju, w którym siedzibę ma {company_name}; przepisy, które chronią cię jako konsumenta w twoim kraju, nadal obowiązują.',
      ],
    },
    {
      heading: 'Nazwy miejscowości',
      paragraphs: [
        'Miejscowości do wyboru pochodzą z GeoNames (www.geonames.org), na licencji CC BY 4.0 (creativecommons.org/licenses/by/4.0). Pominęliśmy to, co nie jest miejscem zamieszkania, a niektóre miejscowości nazywamy tak, jak nazywają je mieszkańcy.',
      ],
    },
    {
      heading: 'Kim jesteśmy',
      paragraphs: [
        '{company_name}, {company_address}, {company_city}, {company_country}. Nazwy handlowe: {company_tradenames}. Rejestr handlowy (KvK) {company_kvk}, VAT {company_vat}. Kontakt: {support_email} lub {support_phone}.',
      ],
    },
  ],
} satisfies StaticPage;
