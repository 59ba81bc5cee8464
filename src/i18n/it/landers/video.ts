export const lander_video = {
  title: 'Un messaggio, e la serata cambia',
  lead: 'Da qualche parte in città c’è ancora una luce accesa. Di’ come ti chiami e comincia.',
  story:
    'Un film disegnato: dietro le finestre illuminate lungo un canale qualcuno manda un like. Seguono due messaggi, e la mattina comincia in due.',
} as const;
