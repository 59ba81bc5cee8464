import type { StaticPage } from './static-page.ts';

export default {
  title: 'Zwroty',
  description: 'Co zwraca {site}, gdy zostaną ci kredyty, kiedy i jak.',
  intro: 'Za to, czego nie wykorzystasz, możesz dostać zwrot. Tu przeczytasz za co, do kiedy i jak.',
  sections: [
    {
      heading: 'W ciągu {refund_days} dni',
      paragraphs: [
        'Zmieniasz zdanie po zakupie? W ciągu {refund_days} dni zwracamy pieniądze za kupione i jeszcze niewykorzystane kredyty. Nie musisz podawać powodu. Premium zostaje, dopóki masz co najmniej jeden zakup, za który w tym czasie nie było prośby o zwrot i który nie został zwrócony ani cofnięty przez bank. W przeciwnym razie się kończy; uprzedzimy o tym, zanim poprosisz o zwrot.',
        'Za wykorzystane kredyty nie zwracamy pieniędzy: przy zakupie prosisz nas o ich natychmiastowe dostarczenie. Darmowe kredyty nie mają wartości pieniężnej.',
      ],
    },
    {
      heading: 'Gdy usuniesz konto',
      paragraphs: [
        'Jeśli usuniesz konto, zwracamy pieniądze za kupione i niewykorzystane kredyty, także po tych {refund_days} dniach.',
      ],
    },
    {
      heading: 'Co samo wraca na saldo',
      list: [
        'Kredyty za wiadomość, której nikt nie otworzył przez 7 dni.',
        'Kredyty za wiadomość do kogoś, czyj profil usunęliśmy.',
        'Nieudana płatność: nie ma wtedy kredytów i nic nie pobrano albo pieniądze do ciebie wrócą.',
      ],
    },
    {
      heading: 'Jak o to poprosić',
      paragraphs: [
        'Otwórz transakcje, wybierz zakup i poproś o zwrot. Możesz też napisać na {support_email}, podając numer płatności. Pieniądze wrócą w ciągu 14 dni tą samą metodą płatności.',
      ],
      links: [{ label: 'Transakcje', href: '/transactions' }],
    },
    {
      heading: 'Nie zgadzasz się z nami?',
      paragraphs: ['Złóż skargę. Spojrzy na nią ktoś, kto jeszcze w tej sprawie nie decydował.'],
      links: [{ label: 'Skargi', href: '/complaints' }],
    },
    {
      id: 'withdrawal-instructions',
      heading: 'Wzór pouczenia o odstąpieniu od umowy',
      paragraphs: [
        'Prawo odstąpienia od umowy',
        'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.',
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia zawarcia umowy.',
        'Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas ({company_name}, {company_address}, {company_city}, {company_country}, {support_phone}, {support_email}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.',
        'Mogą Państwo również skorzystać z prawa odstąpienia od umowy online pod adresem https://{domain}/transactions. Jeżeli skorzystają Państwo z tej funkcji online, niezwłocznie prześlemy Państwu na trwałym nośniku (na przykład pocztą elektroniczną) potwierdzenie otrzymania oświadczenia o odstąpieniu od umowy, zawierające jego treść oraz datę i godzinę jego złożenia.',
        'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
        'Skutki odstąpienia od umowy',
        'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
        'Jeżeli zażądali Państwo rozpoczęcia świadczenia usług przed upływem terminu do odstąpienia od umowy, zapłacą nam Państwo kwotę proporcjonalną do zakresu świadczeń spełnionych do chwili, w której poinformowali nas Państwo o odstąpieniu od niniejszej umowy.',
      ],
      links: [{ label: 'Transakcje', href: '/transactions' }],
    },
    {
      id: 'withdrawal-form',
      heading: 'Wzór formularza odstąpienia od umowy',
      paragraphs: ['(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)'],
      list: [
        'Adresat: {company_name}, {company_address}, {company_city}, {company_country}, {support_email}',
        'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*)/o świadczenie następującej usługi(*)',
        'Data zawarcia umowy(*)/odbioru(*)',
        'Imię i nazwisko konsumenta(-ów)',
        'Adres konsumenta(-ów)',
        'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
        'Data',
        '(*) Niepotrzebne skreślić.',
      ],
    },
  ],
} satisfies StaticPage;
