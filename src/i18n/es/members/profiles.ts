export const profile = {
  back_to_list: 'Volver a la lista',
  about: 'Sobre {name}',
  details: 'Datos',
  shared: '{count, number} en común',
  photos: 'Fotos',
  nothing_filled_in: '{name} aún no ha contado nada. Pregúntale tú.',
  like: 'Like',
  unlike: 'Quitar like',
  like_name: 'Dar like a {name}',
  edit: 'Editar perfil',
  likes_you: 'A {name} le gustas',
  matched: 'Tenéis match',
  message: 'Enviar un mensaje',
  message_short: 'Mensaje',
  conversation: 'Ir a la conversación',
  conversation_short: 'Chat',
  signup_to_write: 'Regístrate gratis para enviar un mensaje o dar like a {name}. ¿Ya tienes cuenta?',
  block: 'Bloquear a {name}',
  block_confirm: 'Tu conversación y tus likes con {name} desaparecen, y {name} dejará de ver tu perfil. También podrás denunciar después: para eso guardamos vuestros últimos mensajes {days, number} días.',
  blocked: 'Has bloqueado a {name}.',
  unblock: 'Desbloquear',
  unblocked: 'Has desbloqueado a {name}.',
  blocked_you: 'No puedes ver este perfil',
  gone: 'Este perfil no existe o ya no está',
  gone_text: 'Puede que esta persona se haya ido. Muchas otras han estado hoy en línea.',
} as const;

export const enrich = {
  title: 'Completa tu perfil',
} as const;

export const enrich_gap = {
  photo: 'Añadir una foto',
  about_me: 'Escribir algo sobre ti',
  interests: 'Elegir intereses',
  city: 'Poner tu localidad',
  reason: 'Decir qué buscas',
} as const;

export const profile_gap = {
  photo: 'Aún no tienes foto principal. Los perfiles con foto salen más arriba en las búsquedas.',
  about_me: 'Aún no cuentas nada de ti. Con dos frases basta para empezar.',
  interests: 'Elige algunos intereses y será más fácil empezar una conversación contigo.',
  city: 'Pon tu localidad y los demás sabrán si vivís cerca.',
  reason: 'Di qué buscas aquí y te ahorras una pregunta.',
} as const;

export const detail = {
  sexuality: 'Orientación',
  region: 'Región',
  city: 'Localidad',
  living_area: 'Zona',
  hair_colour: 'Pelo',
  eye_colour: 'Ojos',
  body_type: 'Cuerpo',
  relationship_status: 'Estado civil',
  tattoos: 'Tatuajes',
  reason: 'Busco',
  about_me: 'Sobre mí',
  interests: 'Intereses',
} as const;

export const sexuality = {
  hetero: 'Hetero',
  gay: 'Gay',
  lesbian: 'Lesbiana',
  bi: 'Bi',
} as const;

export const body_type = {
  slim: 'Delgado',
  normal: 'Normal',
  fat: 'Grande',
} as const;

export const relationship_status = {
  divorced: 'Divorciado',
  living_together: 'Vivo en pareja',
  married: 'Casado',
  unmarried: 'Sin casar',
  single: 'Sin pareja',
  widowed: 'Viudo',
} as const;

export const hair_colour = {
  black: 'Negro',
  brown: 'Castaño',
  blond: 'Rubio',
  red: 'Pelirrojo',
  grey: 'Canoso',
  bald: 'Sin pelo',
  other: 'Otro color',
} as const;

export const eye_colour = {
  brown: 'Marrones',
  blue: 'Azules',
  green: 'Verdes',
  grey: 'Grises',
  other: 'Otro color',
} as const;

export const tattoos = {
  none: 'Ninguno',
  some: 'Algunos',
  many: 'Muchos',
} as const;

export const reason = {
  relationship: 'Una relación',
  dates: 'Citas',
  friends: 'Amistad',
  chat: 'Hablar',
  fun: 'Pasarlo bien',
} as const;

export const interest = {
  relationship: 'Relación',
  onenightstand: 'Rollo de una noche',
  kissing: 'Besos',
  hugging: 'Abrazos',
  massages: 'Masajes',
  lingerie: 'Lencería',
  sex: 'Sexo',
  safesex: 'Sexo seguro',
  publicsex: 'Cruising',
  oralsex: 'Sexo oral',
  analsex: 'Sexo anal',
  sextoys: 'Juguetes sexuales',
  masturbating: 'Masturbación',
  exchangingpictures: 'Intercambiar fotos',
  threesome: 'Tríos',
  gangbang: 'Gangbang',
  bondage: 'Bondage',
  sadomasochism: 'Sadomaso',
  gym: 'Gimnasio',
  sports: 'Deporte',
  dancing: 'Bailar',
  travelling: 'Viajar',
  adventure: 'Aventura',
  party: 'Salir de fiesta',
  tattoos: 'Tatuajes',
  music: 'Música',
  movies: 'Cine',
  videogames: 'Videojuegos',
  politics: 'Política',
  outdoors: 'Aire libre',
  gardening: 'Jardinería',
  hiking: 'Senderismo',
  biking: 'Bici',
  reading: 'Leer',
  animals: 'Animales',
  beach: 'Playa',
  art: 'Arte',
  photography: 'Fotografía',
  theater: 'Teatro',
  shopping: 'Ir de compras',
  fashion: 'Moda',
  astrology: 'Astrología',
  cooking: 'Cocinar',
  foodie: 'Comer bien',
  bbq: 'Barbacoa',
  sushi: 'Sushi',
  vegetarian: 'Cocina vegetariana',
  wine: 'Vino',
  beer: 'Cerveza',
  tea: 'Té',
  coffee: 'Café',
  own_1: 'Interés 1',
  own_2: 'Interés 2',
  own_3: 'Interés 3',
  own_4: 'Interés 4',
  own_5: 'Interés 5',
  own_6: 'Interés 6',
  own_7: 'Interés 7',
  own_8: 'Interés 8',
  own_9: 'Interés 9',
  own_10: 'Interés 10',
  own_11: 'Interés 11',
  own_12: 'Interés 12',
} as const;

export const visits = {
  intro: 'Quienes han visto tu perfil en los últimos {days} días, lo más reciente primero.',
  earlier: 'Visitas anteriores',
  empty: 'Aún no tienes visitas',
  empty_text: 'Aquí verás durante {days} días quién mira tu perfil. Date una vuelta tú también: mucha gente devuelve la visita.',
  locked: '¿Quién ha visto tu perfil?',
  locked_text: 'Con premium ves quién ha mirado tu perfil en los últimos {days} días.',
  both_ways: 'Funciona en los dos sentidos: si miras un perfil, esa persona también puede verte a ti.',
  to_premium: 'Ver premium',
  off: 'Las visitas están desactivadas',
  off_text: 'Los demás no ven que miras su perfil. Por eso tú tampoco ves quién mira el tuyo.',
  to_privacy: 'Ir a privacidad',
  made: 'Perfiles que has visto',
} as const;
