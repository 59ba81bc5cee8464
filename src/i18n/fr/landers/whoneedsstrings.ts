export const lander_whoneedsstrings = {
  title: 'Des attaches, pour quoi faire ?',
  lead: 'Coupe les fils, ou gardes-en un. L’essentiel, c’est de dire franchement ce que tu cherches.',
  reason: 'Que cherches-tu ?',
  fun: 'Sans attaches',
  fun_text: 'Une bonne soirée, et ça suffit.',
  dates: 'Voir où ça mène',
  dates_text: 'Se rencontrer, et laisser la suite ouverte.',
  chat: 'Juste discuter',
  chat_text: 'Une bonne discussion remplit aussi une soirée.',
} as const;
