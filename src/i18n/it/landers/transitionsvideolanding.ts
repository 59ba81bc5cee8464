export const lander_transitionsvideolanding = {
  title: 'Dallo sguardo alle parole',
  lead: 'Un volto, un like, una chat. Qui una cosa tira l’altra.',
  face: 'Vedi un volto che ti resta in testa',
  like: 'Due like fanno un match',
  message: 'E poi un primo messaggio',
  story:
    'Un film disegnato in cui i ritratti sfumano l’uno nell’altro, a forma di cuore, di fumetto o di onda.',
} as const;
