export const install = {
  title: 'Zainstaluj aplikację',
  offer: 'Wygodniej jako aplikacja na ekranie głównym',
} as const;
