export const swipe_game = {
  no: 'No',
  yes: 'Sì',
  judge: 'Che ne pensi di {name}?',
  open: 'Vedi il profilo',
  undo: 'Annulla l’ultimo no',
  left: 'Per oggi: {swipes, plural, =0 {swipe finiti} one {ancora # swipe} other {ancora # swipe}}, {likes, plural, =0 {like finiti} one {ancora # like} other {ancora # like}}',
  keys: 'Con la tastiera: ← è no, → è sì, Backspace annulla l’ultimo no.',
  out_of_swipes: 'Hai finito gli swipe di oggi',
  out_of_swipes_text:
    '{day, select, today {Oggi dalle {when}} other {Da {when}}} ne hai di nuovo {swipes}, e {likes} like.',
  out_of_likes: 'Hai finito i like di oggi.',
  out_of_likes_text:
    '{day, select, today {Oggi dalle {when}} other {Da {when}}} ne hai di nuovo {likes}. Puoi ancora dire no, e mettere un like da un profilo.',
  empty: 'Li hai visti tutti',
  empty_text:
    'Non ci sono nuove carte dell’età che cerchi. Allarga qui sopra, o guarda tutti i profili. Quelli che hai saltato tornano dopo {days} giorni.',
  preferences: 'Chi vuoi vedere',
  preferences_now: '{from}-{until} anni, {is, select, near {{km} km} other {ovunque}}',
  preferences_why: 'Vale per Swipe, Trova match e i tuoi primi match. Lo vedi solo tu.',
  preferences_far: 'Prima vedi chi è vicino, poi chi è più lontano.',
  gone: '{name} non è più qui. Non ti è costato nessun like.',
  waiting: '{count, plural, one {# swipe aspetta} other {# swipe aspettano}} che torni la connessione.',
} as const;
