export const lander_video = {
  title: 'Un message, et la soirée change',
  lead: 'Quelque part en ville, une lumière est encore allumée. Choisis un pseudo, et lance-toi.',
  story:
    'Un film d’animation : derrière les fenêtres éclairées, le long d’un canal, quelqu’un envoie un like. Deux messages suivent, et le matin commence à deux.',
} as const;
