export const lander_socialnetwork = {
  title: 'Uomini da conoscere, non da seguire',
  title_everyone: 'Persone da conoscere, non da seguire',
  lead: 'Niente follower, niente pubblicità. Solo persone, e quello che scelgono di mostrare.',
  circle: 'Persone che si mostrano',
  drawn: 'Ecco com’è',
  first: 'Prima scegli un nome, poi puoi mettere like e scrivere.',
  join: 'Entra anche tu',
  like: 'Un like a {name}: prima scegli un nome',
  write: 'Scrivere a {name}: prima scegli un nome',
  promise: 'La nostra promessa',
} as const;
