export const complaints = {
  title: 'Reclami',
  description: 'Qualcosa su {site} non va? Raccontaci che cosa è successo e ce ne occupiamo.',
  heading: 'Raccontaci che cosa è andato storto',
  lead: 'Un reclamo ci è utile: così sappiamo che cosa migliorare.',
  topic: 'Di che cosa si tratta?',
  topic_none: 'Scegli un argomento',
  text: 'Che cosa è successo?',
  text_hint: 'Dicci di chi o di che cosa si tratta, e quando. Al massimo {max, number} caratteri.',
  email: 'Il tuo indirizzo email',
  email_hint: 'La risposta la mandiamo qui.',
  answer_to: 'La risposta la mandiamo a {email}.',
  submit: 'Invia il reclamo',
  next_title: 'Che cosa succede poi',
  next_received: 'Ricevi subito una conferma per email, con un codice.',
  next_looked: 'Leggiamo il reclamo, verifichiamo e, se qualcosa non è chiaro, te lo chiediamo.',
  next_answered: 'Ti scriviamo com’è andata. Non ti convince? Rispondi a quell’email.',
  other_ways: 'Preferisci scrivere o chiamare? Scrivi a <email></email> o chiama <phone></phone>.',
  sent_title: 'Il tuo reclamo è stato inviato',
  sent_text: 'Ricevi una conferma per email. Il tuo codice è <code>{reference}</code>.',
  sent_follow: 'Guarda a che punto siamo',
  sent_home: 'Vai alla pagina iniziale',
  follow_title: 'Segui un reclamo o una segnalazione',
  follow_lead: 'Hai già inviato un reclamo o segnalato un contenuto illegale? Guarda a che punto siamo.',
  follow_reference: 'Codice',
  follow_reference_hint: 'Otto caratteri, lettere e cifre: lo trovi nella nostra email.',
  follow_email: 'Indirizzo che hai indicato',
  follow_submit: 'Controlla lo stato',
  follow_unknown: 'Con questo codice e questo indirizzo non troviamo nulla. Quello che hai segnalato dal tuo account è nelle impostazioni, in «Segnalazioni e decisioni».',
  follow_sent: 'Inviato: {day}',
  follow_answered: 'Risposta: {day}. La trovi nella tua posta.',
  follow_other: 'Segui un altro caso',
} as const;

export const complaint_topic = {
  account: 'Il mio account o l’accesso',
  credits: 'Crediti o un pagamento',
  member: 'Un’altra persona',
  fictional: 'Un profilo fittizio',
  photos: 'Una foto',
  privacy: 'I miei dati',
  decision: 'Una vostra decisione',
  other: 'Altro',
  illegal_content: 'Contenuto illegale',
} as const;

export const complaint_state = {
  received: 'Ricevuto',
  in_progress: 'Ce ne stiamo occupando',
  answered: 'Risposta inviata',
} as const;

export const safety = {
  title: 'Incontri sicuri',
  lines: 'Chi puoi chiamare: {country}',
  lines_lead: 'Puoi chiamare anche se non c’è un pericolo, e senza dire chi sei.',
  others: 'Aiuto in altri Paesi',
  emergency: 'In pericolo adesso: il numero d’emergenza',
  police: 'Polizia, quando non è urgente',
  all_day: 'Giorno e notte',
} as const;

export const help_kind = {
  crisis: 'Quando non ce la fai più',
  lgbt: 'Per persone LGBT+',
  victims: 'Dopo abusi, truffe o ricatti',
} as const;

export const notice = {
  title: 'Segnala un contenuto illegale',
  description: 'Su {site} hai visto qualcosa che secondo te è contro la legge? Diccelo, con o senza account.',
  heading: 'Segnala un contenuto illegale',
  lead: 'Su questo sito hai visto qualcosa che secondo te è contro la legge? Dicci dove e controlliamo. Non serve un account.',
  url: 'Indirizzo della pagina',
  url_hint: 'Copialo dalla barra degli indirizzi. Solo pagine di questo sito.',
  url_elsewhere: 'Non è una pagina di questo sito',
  reason: 'Di che cosa si tratta?',
  reason_none: 'Scegli di che cosa si tratta',
  text: 'Perché secondo te è contro la legge?',
  text_hint: 'Dicci con precisione che cosa intendi: quale foto, quali parole. Al massimo {max, number} caratteri.',
  name: 'Il tuo nome',
  email_hint: 'Confermiamo la segnalazione e ti diciamo che cosa decidiamo. Chi segnali non vede mai il tuo nome né il tuo indirizzo. In caso di abusi sessuali su minori puoi lasciarli vuoti.',
  good_faith: 'Quello che scrivo qui è vero e completo, per quanto ne so.',
  good_faith_missing: 'Confermalo, per favore',
  danger: 'Qualcuno è in pericolo adesso? Chiama il 112 o il numero d’emergenza locale. Noi non siamo un servizio d’emergenza.',
  submit: 'Invia la segnalazione',
  next_received: 'Ricevi subito una conferma per email, con un codice.',
  next_looked: 'La esamina una persona: entro un’ora se qualcuno è in pericolo o c’è di mezzo un minore, altrimenti entro un giorno. Conserviamo quello che la pagina mostra ora.',
  next_answered: 'Ti scriviamo che cosa abbiamo deciso e che cosa puoi fare se non ti convince.',
  member: 'Hai un account? Puoi segnalare una persona, una foto o un messaggio anche direttamente da dove li vedi. Così capiamo subito che cosa intendi.',
  follow: 'Guarda a che punto siamo',
  sent_title: 'La tua segnalazione è stata inviata',
  sent_text: 'Grazie di avercelo detto. Il tuo codice è <code>{reference}</code>. Se hai indicato un indirizzo, lo ricevi anche per email.',
} as const;

export const notice_reason = {
  underage: 'Abusi sessuali su minori, o qualcuno sotto i 18 anni sul sito',
  danger_to_life: 'La vita o la sicurezza di qualcuno è in pericolo',
  intimate_image_without_consent: 'Una foto intima senza consenso',
  extortion: 'Ricatto o estorsione',
  harassment: 'Odio, minacce o stalking',
  spam_or_scam: 'Truffa o furto d’identità',
  other: 'Altro contenuto illegale',
} as const;
