export const lander_video = {
  title: 'Un mensaje y la noche cambia',
  lead: 'En algún rincón de la ciudad queda una luz encendida. Di cómo te llamas y empieza.',
  story:
    'Una película dibujada: tras las ventanas iluminadas junto a un canal, alguien da un like. Llegan dos mensajes, y la mañana empieza para dos.',
} as const;
