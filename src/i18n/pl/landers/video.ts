export const lander_video = {
  title: 'Jedna wiadomość i to już inny wieczór',
  lead: 'Gdzieś w mieście pali się jeszcze światło. Powiedz, jak cię nazywać, i zacznij.',
  story:
    'Rysunkowy film: za oświetlonymi oknami nad kanałem ktoś wysyła lajka. Potem są dwie wiadomości, a poranek wita już dwie osoby.',
} as const;
