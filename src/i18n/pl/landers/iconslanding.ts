export const lander_iconslanding = {
  title: 'Na co masz ochotę?',
  lead: 'Stuknij to, co do ciebie pasuje. Od razu będzie w twoim profilu.',
  reasons: 'Czego szukasz?',
  interests: 'Co cię cieszy?',
  none: 'Nic jeszcze nie wybrano',
  on: 'Teraz imię',
  begin: 'A teraz twoje imię',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Dwie szczoteczki w jednym kubku',
  dates: 'Drink, a potem się zobaczy',
  friends: 'Ktoś, do kogo dzwonisz bez powodu',
  chat: 'Najpierw dobra rozmowa',
  fun: 'Dziś wieczorem nie przeszkadzać',
} as const;
