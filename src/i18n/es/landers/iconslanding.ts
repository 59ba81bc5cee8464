export const lander_iconslanding = {
  title: '¿Qué te apetece?',
  lead: 'Toca lo que va contigo y ya lo tendrás en tu perfil.',
  reasons: '¿Qué buscas?',
  interests: '¿Qué te hace feliz?',
  none: 'Aún no has elegido nada',
  on: 'Ahora, tu nombre',
  begin: 'Y ahora, tu nombre',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Dos cepillos de dientes en un mismo vaso',
  dates: 'Una copa y a ver qué pasa',
  friends: 'Alguien a quien llamar sin motivo',
  chat: 'Primero, una buena conversación',
  fun: 'Esta noche, no molestar',
} as const;
