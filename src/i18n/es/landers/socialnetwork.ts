export const lander_socialnetwork = {
  title: 'Hombres para conocer, no para seguir',
  title_everyone: 'Gente para conocer, no para seguir',
  lead: 'Sin seguidores, sin anuncios. Solo gente, y lo que cada cual quiere enseñar.',
  circle: 'Perfiles que se dejan ver',
  drawn: 'Así se ve',
  first: 'Elige primero un nombre y podrás dar likes y escribir.',
  join: 'Únete',
  like: 'Dar like a {name}: elige primero un nombre',
  write: 'Escribir a {name}: elige primero un nombre',
  promise: 'Nuestra promesa',
} as const;
