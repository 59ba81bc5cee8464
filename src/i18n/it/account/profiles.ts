export const editor = {
  words: 'Con parole tue',
  add: 'Aggiungi',
  unsaved: 'Non ancora salvato',
  saved: 'Salvato: {label}',
  not_saved: '{label}: la modifica non è stata salvata. Riprova.',
  put_back: '{label}: di nuovo com’era',
  not_put_back: '{label}: non siamo riusciti a tornare indietro. Riprova.',
  too_long: '{count, plural, one {# carattere} other {# caratteri}} di troppo',
  gender: 'Genere',
  place: 'Dove vivi',
  city_here: 'Usa la città in cui sono',
  city_hint: 'Scrivi le prime lettere e scegli. Gli altri vedono la città, mai l’indirizzo.',
  country_hint: 'Se scegli un altro Paese, regione e città si svuotano.',
  living_area_hint: 'Con parole tue: un quartiere, una zona, al mare.',
  details_hint: 'Qui puoi lasciare tutto vuoto.',
  birth_date_once: 'La data di nascita si può correggere una volta. Poi resta quella.',
  birth_date_save: 'Correggi la data di nascita',
  birth_date_fixed: 'L’hai già corretta una volta. È ancora sbagliata? Scrivi a {email}.',
  interests_chosen: 'Scelti',
  interests_none: 'Nessun interesse trovato',
  complete: 'Il tuo profilo: {done, number} di {all, number}',
  view: 'Guarda come ti vedono gli altri',
  basics: 'Chi sei',
  about_hint: 'Che cosa ti fa stare bene? Che cosa cerchi qui?',
  not_filled_in: 'Preferisco non dirlo',
  interests_hint: 'Scegli quelli in cui ti ritrovi. Chi ha gli stessi interessi ti trova prima.',
  visibility: 'Visibilità',
  invisible: 'Invisibile',
  invisible_text: 'Non compari nelle ricerche. Ti vede solo chi riceve da te un messaggio o un like.',
  visitors: 'Visibile a chi non ha un account',
  visitors_text:
    'Anche chi non ha un account può vedere il tuo profilo: foto principale, nome, età, città e quello che racconti di te.',
  disabled: 'Il tuo profilo non è ancora visibile. Prima conferma l’indirizzo email.',
} as const;

export const interest_group = {
  together: 'Insieme',
  outside: 'In giro',
  culture: 'Cultura e serate',
  table: 'A tavola',
  intimate: 'Intimità',
  own: 'E altro ancora',
} as const;

export const word_filter = {
  title: 'Parole nascoste',
  intro:
    'I messaggi con una di queste parole restano coperti finché non li apri. Chi scrive non se ne accorge.',
  word: 'Parola o frase',
  hint: 'Parole intere. Maiuscole, accenti e spazi non contano.',
  add: 'Aggiungi',
  added: 'Ora è nascosta: «{word}».',
  none: 'Non hai ancora nascosto parole.',
  list: 'Le tue parole nascoste',
  remove: 'Togli «{word}»',
  removed: 'Non è più nascosta: «{word}».',
} as const;

export const contacts = {
  title: 'Persone che qui non voglio incontrare mai',
  row: 'Tuo fratello, il tuo capo',
  intro:
    'Aggiungi le persone che conosci nella vita di tutti i giorni. Se sono qui, ora o in futuro, non vi vedete: né nelle ricerche, né vicino a te, né fra like, visite e swipe. Ha effetto entro un giorno; per chi si iscrive dopo, subito.',
  stored:
    'Non conserviamo indirizzi né numeri, solo un codice da cui nessuno può ricavarli. Nessuno sa di essere nella tua lista, e a te non diciamo se qualcuno ha un account.',
  conversations: 'Una chat già iniziata continua. Se non la vuoi più, blocca la persona dalla chat.',
  numbers:
    'Qui non ci si iscrive con il telefono, quindi un numero da solo non può ancora nasconderti. Se conosci anche l’indirizzo email, aggiungilo.',
  add_title: 'Aggiungi qualcuno',
  value: 'Indirizzo email o numero di telefono',
  label: 'Un nome che vedi solo tu (facoltativo)',
  label_hint: 'Per la tua lista. Lo conserviamo cifrato.',
  add: 'Aggiungi',
  file: 'Da un file',
  pick: 'Dalla rubrica',
  file_hint:
    'Oppure aggiungine tanti insieme, da un file vCard o CSV. Viene letto sul tuo dispositivo: i nomi restano lì.',
  file_empty: 'Non ci abbiamo trovato né indirizzi email né numeri di telefono.',
  added:
    '{count, plural, =0 {Era già nella tua lista.} one {Ora è nella tua lista.} other {Nuove persone nella tua lista: #.}}',
  unreadable:
    '{count, plural, one {Una voce non era né un indirizzo email né un numero.} other {# voci non erano né indirizzi email né numeri.}}',
  list: '{count, plural, =0 {La tua lista} one {La tua lista: #} other {La tua lista: #}}',
  none: 'Nella tua lista non c’è ancora nessuno.',
  added_on: 'Aggiunta: {date}',
  remove: 'Togli {name}, aggiunta: {date}',
  removed: 'Non è più nella lista. Entro un giorno potrete vedervi di nuovo.',
  remove_all: 'Togli tutto',
  remove_all_text:
    '{count, plural, one {La persona nella tua lista potrà vederti di nuovo entro un giorno.} other {Le # persone nella tua lista potranno vederti di nuovo entro un giorno.}}',
  remove_by_value: 'Non sai qual è?',
  remove_it: 'Togli dalla lista',
  not_listed: 'Non era nella tua lista.',
} as const;

export const contact_kind = {
  email: 'Indirizzo email',
  phone: 'Numero di telefono',
} as const;
