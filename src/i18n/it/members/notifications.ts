/** By what happened last. */
export const push_question = {
  message: 'Vuoi sapere subito quando c’è una risposta?',
  like: 'Vuoi sapere subito quando piaci a qualcuno?',
} as const;

export const push_offer = {
  text: 'Ti mandiamo una notifica per un nuovo messaggio, un like o un match, anche a sito chiuso.',
  control: 'Scegli tu per che cosa, puoi impostare ore di silenzio, e in modalità discreta non compaiono né nomi né testi.',
  turn_on: 'Attiva le notifiche',
  not_now: 'No, grazie',
  done: 'Le notifiche sono attive su questo dispositivo.',
  undecided: 'Non hai ancora scelto.',
  failed: 'Non siamo riusciti ad attivare le notifiche. Riprova più tardi.',
  denied_title: 'Le notifiche sono bloccate',
  denied: 'Il browser blocca le notifiche di questo sito. Ecco come sbloccarle:',
  denied_in_app: 'Le notifiche di questa app sono bloccate. Ecco come sbloccarle:',
  denied_app: 'Tieni premuta l’icona dell’app, o apri il suo menu ⋮, e scegli «Informazioni app». Lì attiva «Notifiche».',
  denied_chrome: 'Apri l’icona a sinistra dell’indirizzo, scegli «Autorizzazioni» o «Impostazioni sito» e consenti «Notifiche».',
  denied_firefox: 'Apri il lucchetto a sinistra dell’indirizzo e togli il blocco a «Inviare notifiche». Poi ricarica la pagina.',
  denied_safari: 'Nel menu Safari scegli «Impostazioni», poi «Siti web» e «Notifiche», e consenti questo sito.',
  denied_ios: 'Apri l’app Impostazioni, scegli «Notifiche», poi questo sito, e consenti le notifiche.',
  install: 'Su iPhone e iPad le notifiche funzionano quando il sito è nella schermata Home:',
  install_open: 'Apri il sito dalla schermata Home e attiva lì le notifiche.',
} as const;

export const ios_install = {
  share: 'Nella barra del browser tocca il quadrato con la freccia in su.',
  add: 'Scegli «Aggiungi alla schermata Home».',
  confirm: 'Tocca «Aggiungi» in alto a destra.',
} as const;

export const disabled_alert = {
  label: 'Le tue email sono disattivate',
} as const;

export const disabled_reason = {
  bounce: 'Le nostre email non ti arrivano',
  fbl: 'Email disattivate dopo una segnalazione di spam',
  listunsubscribe: 'Email disattivate: l’hai chiesto tu',
} as const;
