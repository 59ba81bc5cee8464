import type { StaticPage } from './static-page.ts';

export default {
  title: 'Obsługa klienta',
  description: 'Jak skontaktować się z serwisem {site} i co często załatwisz bez nas.',
  intro:
    'Twoją wiadomość czyta u nas człowiek. Pisz w języku swojego konta; odpowiemy najszybciej, jak się da.',
  sections: [
    {
      heading: 'Kontakt',
      list: [
        'Mail: {support_email}',
        'Telefon: {support_phone}',
        'Poczta: {company_name}, {company_address}, {company_city}, {company_country}',
      ],
      paragraphs: [
        'Podaj nazwę profilu, a jeśli chodzi o płatność, także jej numer. Nigdy nie wysyłaj hasła ani pełnego numeru karty; my też nigdy o nie nie prosimy.',
      ],
    },
    {
      heading: 'Co często załatwisz bez nas',
      list: [
        'Nie ma maila aktywacyjnego: przychodzi zwykle w ciągu {activation_minutes} min. Zajrzyj do spamu albo poproś w serwisie o nowy. Link działa {activation_days} dni.',
        'Nie pamiętasz hasła: poproś o nowe przy logowaniu.',
        'Za dużo maili lub powiadomień: wybierz, które chcesz dostawać.',
        'Ktoś nie daje spokoju: zablokuj profil i zgłoś go.',
        'Odejście: usuń konto w ustawieniach. Przez {deletion_days} dni możesz jeszcze wrócić.',
      ],
      links: [
        { label: 'Częste pytania', href: '/pages/faq' },
        { label: 'Nowe hasło', href: '/reset-password' },
        { label: 'Maile i powiadomienia', href: '/notifications' },
        { label: 'Ustawienia', href: '/settings' },
      ],
    },
    {
      heading: 'Pilne',
      paragraphs: [
        'Ktoś ci grozi, szantażuje cię albo jesteś w niebezpieczeństwie? Najpierw zadzwoń na policję, w całej Unii Europejskiej pod 112. Nic nie płać, zachowaj wiadomości i zgłoś profil: zachowamy to, co potrzebne jako dowód.',
      ],
    },
    {
      heading: 'Skarga',
      paragraphs: [
        'Nie zgadzasz się z naszą odpowiedzią albo decyzją? Złóż skargę. Dowiesz się, kto ją sprawdza i co z niej wynikło.',
      ],
      links: [
        { label: 'Skargi', href: '/complaints' },
        { label: 'Zgłoś nielegalne treści', href: '/report-content' },
      ],
    },
    {
      heading: 'Firma',
      paragraphs: [
        '{company_name}, nazwy handlowe: {company_tradenames}. Rejestr handlowy (KvK) {company_kvk}, VAT {company_vat}.',
      ],
    },
  ],
} satisfies StaticPage;
