/** By what happened last. */
export const push_question = {
  message: 'Meteen weten als er antwoord is?',
  like: 'Meteen weten als iemand je leuk vindt?',
} as const;

export const push_offer = {
  text: 'We sturen een melding bij een nieuw bericht, een like of een match, ook als de site dicht is.',
  control: 'Je kiest zelf waarover, je kunt stille uren instellen, en in de discrete modus staat er geen naam of tekst in.',
  turn_on: 'Meldingen aanzetten',
  not_now: 'Liever niet',
  done: 'Meldingen staan aan op dit apparaat.',
  undecided: 'Je hebt nog niets gekozen.',
  failed: 'Het is niet gelukt meldingen aan te zetten. Probeer het later opnieuw.',
  denied_title: 'Meldingen zijn geblokkeerd',
  denied: 'Je browser blokkeert meldingen van deze site. Zo draai je dat terug:',
  denied_in_app: 'Meldingen van deze app zijn geblokkeerd. Zo draai je dat terug:',
  denied_app: 'Houd het icoon van de app ingedrukt, of open het menu ⋮ van de app, en kies “App-info”. Zet daar “Meldingen” aan.',
  denied_chrome: 'Open het icoon links van het webadres, kies “Machtigingen” of “Site-instellingen”, en zet “Meldingen” op toestaan.',
  denied_firefox: 'Open het slotje links van het webadres en haal bij “Meldingen versturen” de blokkade weg. Laad de pagina daarna opnieuw.',
  denied_safari: 'Kies in het menu Safari “Instellingen”, dan “Websites” en “Meldingen”, en zet deze site op “Sta toe”.',
  denied_ios: 'Open de app Instellingen, kies “Meldingen”, dan deze site, en zet meldingen aan.',
  install: 'Op een iPhone of iPad werken meldingen als de site op je beginscherm staat:',
  install_open: 'Open de site vanaf je beginscherm en zet meldingen daar aan.',
} as const;

export const ios_install = {
  share: 'Tik in de balk van je browser op het vierkantje met de pijl omhoog.',
  add: 'Kies “Zet op beginscherm”.',
  confirm: 'Tik rechtsboven op “Voeg toe”.',
} as const;

export const disabled_alert = {
  label: 'Je mails staan uit',
} as const;

export const disabled_reason = {
  bounce: 'Onze mails komen niet bij je aan',
  fbl: 'Je mails staan uit na een spammelding',
  listunsubscribe: 'Je mails staan uit: je bent afgemeld',
} as const;
