import type { StaticPage } from './static-page.ts';

export default {
  title: 'Bezpieczne randki',
  description:
    'Krótko o spotkaniach, pieniądzach, zdjęciach i szantażu oraz gdzie zadzwonić w dzień i w nocy.',
  intro:
    'Poznawanie facetów ma być przyjemne. Większość jest dokładnie tym, za kogo się podaje; te wskazówki są na wypadek tego jednego, który nie jest. Cokolwiek się stało: to nie twoja wina i nie tylko tobie się to przydarza.',
  sections: [
    {
      id: 'extortion',
      heading: 'Ktoś grozi, że pokaże twoje zdjęcia?',
      paragraphs: [
        'To się nazywa sextortion. To przestępstwo i czysty biznes, a spotyka tysiące mężczyzn. Weź oddech: możesz coś zrobić już teraz.',
      ],
      list: [
        'Nie płać. Po pierwszej wpłacie przychodzą tylko kolejne żądania.',
        'Przestań odpowiadać. Nie musisz niczego tłumaczyć, prosić ani negocjować.',
        'Zachowaj wszystko: zrób zrzuty ekranu wiadomości, nazw, adresów i numerów rachunków.',
        'Zgłoś tu profil i wybierz „Szantaż lub wymuszenie”. Takie zgłoszenia sprawdzamy jako pierwsze, w ciągu godziny, i zachowujemy dowody.',
        'Powiedz o tym jednej osobie, której ufasz. Groźba ma moc tylko wtedy, gdy nikt inny o niej nie wie.',
        'Idź na policję. Zna takie sprawy i nie ocenia cię za to, kim jesteś ani co było na zdjęciach.',
        'StopNCII.org może zablokować twoje zdjęcia w dużych serwisach, a nikt ich przy tym nie zobaczy.',
      ],
      links: [{ label: 'Opowiedz nam, co się stało, także bez konta', href: '/complaints' }],
    },
    {
      id: 'money',
      heading: 'Pieniądze i oszustwa',
      paragraphs: [
        'Jeśli ktoś nie zna cię na żywo, a potrzebuje pieniędzy, to chodzi mu o pieniądze. Choćby był przemiły, a jego historia smutna.',
      ],
      list: [
        'Nigdy nie wysyłaj pieniędzy, kart podarunkowych, kryptowalut ani zdjęcia karty płatniczej lub paszportu komuś, kogo nie znasz na żywo.',
        'Uważaj na inwestycje, „pewne” platformy giełdowe, opłaty celne i spadki.',
        'Unika wideo i spotkań, a po jednym dniu chce przejść do innej aplikacji? Nie spiesz się i zostań tutaj.',
        'Sprawdź jego zdjęcia w wyszukiwarce obrazów. Jeśli należą do kogoś innego, zgłoś profil.',
        'Pieniądze już poszły? Zadzwoń teraz do banku: czasem płatność da się jeszcze zatrzymać. Potem zgłoś to policji.',
      ],
    },
    {
      id: 'meeting',
      heading: 'Pierwsze spotkanie',
      list: [
        'Najpierw krótka rozmowa wideo. Kto jest prawdziwy, chętnie się zgodzi.',
        'Spotkajcie się tam, gdzie są ludzie: w barze, w kawiarni, w ruchliwym parku. Potem zawsze możecie iść dalej razem.',
        'Powiedz komuś bliskiemu, gdzie jesteś. Z meldunkiem po randce zapytamy cię później, czy wszystko dobrze, a jeśli nie odpowiesz, damy znać zaufanej osobie.',
        'Zadbaj o własny dojazd i powrót. Naładuj telefon i pilnuj swojego drinka.',
        'U niego czy u ciebie? Ustal jego imię, nazwisko i adres, a cenne rzeczy schowaj.',
        'Możesz wyjść w każdej chwili i bez powodu.',
      ],
      links: [{ label: 'Meldunek po randce', href: '/settings/check-in' }],
    },
    {
      id: 'consent',
      heading: 'Tak, nie i wszystko pomiędzy',
      list: [
        '„Tak” liczy się tylko wtedy, gdy można było powiedzieć „nie”. Pytaj: to też jest sexy.',
        '„Nie”, „później” i cisza znaczą nie. Z „tak” można się wycofać, także w trakcie.',
        'Kto za dużo wypił lub wziął, nie może powiedzieć „tak”. Na chemsexie: ustalcie granice wcześniej, pilnujcie się nawzajem i nigdy nie bierzcie G w pojedynkę.',
        'Ktoś przekroczył twoją granicę? To ty decydujesz, co dalej: rozmowa, lekarz, policja. Lekarz najlepiej pomoże w ciągu 72 godzin.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Zdjęcia',
      list: [
        'Na zdjęciach tylko dla niego nie pokazuj twarzy, tatuaży ani swojego pokoju.',
        'Użyj zamkniętego albumu albo wysyłaj zdjęcia w rozmowie: jedno i drugie możesz tu cofnąć. Zrzutu ekranu nie.',
        'Pokazywanie czyichś nagich zdjęć bez zgody to przestępstwo, a tutaj powód do blokady.',
      ],
    },
    {
      id: 'outed',
      heading: 'W szafie albo po outingu',
      paragraphs: [
        'To ty decydujesz, kto o tobie wie, i nikt inny. Coming out to nie obowiązek, wobec nikogo.',
      ],
      list: [
        'Dodaj do listy osoby, których nigdy nie chcesz tu spotkać: nie będziecie się widzieć.',
        'Włącz tryb dyskretny: neutralna nazwa i ikona oraz klawisz, który od razu zamyka serwis.',
        'Ktoś grozi, że cię wyoutuje? To szantaż: zobacz wyżej. Już się stało? Zadzwoń pod jeden z numerów na tej stronie; tam to znają i wiedzą, co pomaga.',
      ],
      links: [
        { label: 'Osoby, których nie chcę tu spotkać', href: '/settings/contacts' },
        { label: 'Dyskrecja', href: '/settings/discretion' },
      ],
    },
    {
      id: 'health',
      heading: 'Twoje zdrowie',
      list: [
        'Prezerwatywy, PrEP i szczepienia (WZW A i B, mpox, HPV) dobrze chronią; zapytaj w poradni zdrowia seksualnego, co jest dla ciebie.',
        'Przy kilku partnerach badaj się co trzy miesiące. Większość zakażeń da się szybko wyleczyć.',
        'Mogło dojść do zakażenia HIV? PEP może zapobiec zakażeniu, jeśli zaczniesz w ciągu 72 godzin; im szybciej, tym lepiej. Jeszcze dziś idź do poradni albo na oddział ratunkowy.',
        'Kto się leczy i ma niewykrywalny poziom wirusa, nie przenosi HIV. Niewykrywalny = niezakażający.',
        'Podły nastrój po randce albo od dłuższego czasu? Porozmawiaj z kimś. Numery na tej stronie są też od tego.',
      ],
    },
  ],
} satisfies StaticPage;
