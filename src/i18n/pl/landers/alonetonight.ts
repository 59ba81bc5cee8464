export const lander_alonetonight = {
  title: 'Wieczór w pojedynkę?',
  lead: 'Zapal światło. Zobaczy je każdy, kto też nie śpi.',
  dark: 'To okno jest jeszcze ciemne',
  light: 'Twoje światło się pali',
  submit: 'Nie gaś światła',
  legend: 'Jasne światło: teraz online. Przygaszone: dziś online.',
} as const;
