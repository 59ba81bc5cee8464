import type { StaticPage } from './static-page.ts';

export default {
  title: 'Pliki cookie',
  description: 'Jakich plików cookie używa {site} i po co: żadnych reklam, nic od innych firm.',
  intro:
    'Używamy tylko plików cookie, których serwis potrzebuje do działania albo które pamiętają twoje własne wybory. Żadnych reklamowych i żadnych cudzych, które cię śledzą. Dlatego nie ma tu paska z pytaniem o cookie.',
  sections: [
    {
      heading: 'Co pamiętamy w przeglądarce',
      list: [
        'Że twoja sesja jest otwarta: {login_days} dni i dłużej, dopóki wracasz. Ten plik cookie może odczytać tylko serwer.',
        'Twój język: {language_days} dni.',
        'Że w tej przeglądarce było już logowanie, żeby ktoś, kto zgaduje hasło, nie odciął ci dostępu.',
        'Które komunikaty są już zamknięte, na przykład ważne informacje przy pierwszej wizycie.',
        'Twoja strefa czasowa i wybór jasnego lub ciemnego wyglądu.',
        'Że chcesz dyskrecji i jakim klawiszem szybko wychodzisz, jeśli tak masz ustawione: {discreet_days} dni.',
        'Przez jakiego partnera lub kampanię tu trafiasz, jeśli był to taki link: do założenia konta, najwyżej {source_days} dni.',
        'Zaproszenie, jeśli otworzysz jego link: do założenia konta, najwyżej {invitation_days} dni.',
        'Twoje „tak” ze swajpów na stronie powitalnej: tylko o kogo chodzi, najwyżej {early_likes_max} osób. Do potwierdzenia adresu e-mail, najwyżej {early_likes_days} dni.',
      ],
    },
    {
      heading: 'Pamięć przeglądarki',
      paragraphs: [
        'Konto nie jest jeszcze gotowe albo podczas pisania wiadomości znika połączenie? Przeglądarka to dla ciebie zapamięta. Hasła nigdy.',
      ],
    },
    {
      heading: 'Powiadomienia',
      paragraphs: [
        'Gdy włączysz powiadomienia, przeglądarka dostaje adres, na który je wysyłamy. Gdy je wyłączysz, kasujemy ten adres.',
      ],
    },
    {
      heading: 'Jak je usunąć',
      paragraphs: [
        'Pliki cookie możesz usunąć lub odrzucić w przeglądarce. Bez nich możesz się rozejrzeć, ale nie zalogować.',
      ],
      links: [{ label: 'Prywatność', href: '/pages/privacy' }],
    },
  ],
} satisfies StaticPage;
