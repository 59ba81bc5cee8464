export const install_page = {
  intro:
    'Aplikacja jest na ekranie głównym, otwiera się od razu i pokazuje, ile masz nowości. Nie potrzebujesz sklepu z aplikacjami.',
  button: 'Zainstaluj aplikację',
  installed: 'Używasz już aplikacji.',
  by_menu:
    'Otwórz menu przeglądarki i wybierz „Zainstaluj aplikację” albo „Dodaj do ekranu głównego”. Nie ma takiej opcji? Ta przeglądarka tego nie potrafi.',
  named: 'Aplikacja ma nazwę i ikonę serwisu. Wolisz nie? Włącz najpierw tryb dyskretny.',
  neutral: 'Masz włączony tryb dyskretny: aplikacja nazywa się „{name}” i ma neutralną ikonę.',
  to_discretion: 'Do trybu dyskretnego',
} as const;

export const shared_photo = {
  title: 'Dodać to zdjęcie?',
  text: 'To zdjęcie przyszło z innej aplikacji lub strony. Dodaj je tylko wtedy, gdy to twoja decyzja: na profilu zobaczą je inni.',
  add: 'Dodaj',
  refuse: 'Nie dodawaj',
  missing: 'Zdjęcie nie dotarło. Wybierz je tutaj jeszcze raz.',
} as const;
