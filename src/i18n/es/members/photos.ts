export const photo = {
  open: 'Ampliar la foto {number, number} de {name}',
  of: 'Foto {number, number} de {total, number}',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  gallery: 'galería de fotos',
  slide: 'foto',
  count: '{index} de {total}',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  locked: 'Foto bloqueada',
  unlock: 'Desbloquear',
  locked_text: 'Con premium ves todas las fotos de {name}.',
  locked_own: 'Así ve esta foto quien no tiene premium. Con premium se ve nítida.',
  locked_visitor: 'Inicia sesión para ver más fotos de {name}.',
  main: 'Foto principal',
  private: 'Privada',
} as const;

export const photo_limit = {
  title: 'Has llegado a tu límite de fotos',
  free: 'Ya tienes {limit, number} fotos. Con premium, {premium, number}',
  premium: 'Ya tienes {limit, number} fotos',
} as const;

export const album = {
  take_back_name: 'Dejar de enseñarlo a {name}',
  taken_back: '{name} ya no puede ver tu álbum.',
  show: 'Enseñar tu álbum',
  show_name: 'Enseñar tu álbum a {name}',
  show_text: '{name} verá {count, plural, one {la foto} other {las # fotos}} de tu álbum, y lo que añadas después, hasta que dejes de enseñarlo.',
  show_empty: 'Tu álbum aún está vacío. Pon primero una foto.',
  fill: 'Ir a tu álbum',
  shown: '{name} ya puede ver tu álbum.',
  his: 'El álbum de {name}',
  his_text: '{name} te enseña este álbum. Que quede entre vosotros.',
  enlarge: 'Ampliar la foto {number, number} del álbum',
} as const;
