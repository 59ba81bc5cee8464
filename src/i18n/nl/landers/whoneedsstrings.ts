export const lander_whoneedsstrings = {
  title: 'Vast, of liever los?',
  lead: 'Knip de touwtjes door, of houd er eentje. Als je maar eerlijk zegt wat je zoekt.',
  reason: 'Wat zoek jij?',
  fun: 'Zonder verplichtingen',
  fun_text: 'Een goede avond, meer hoeft niet.',
  dates: 'Zien waar het heen gaat',
  dates_text: 'Daten, met een open einde.',
  chat: 'Gewoon praten',
  chat_text: 'Een goed gesprek is ook een avond.',
} as const;
