export const lander_campaign = {
  ended_title: 'To zaproszenie jest już nieaktualne',
  ended_text: 'Zaproszenie wygasło. Ludzie, do których prowadziło, nadal tu są.',
  ended_next: 'Wejdź mimo to',
} as const;
