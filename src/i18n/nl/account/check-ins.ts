export const check_in = {
  title: 'Date-check-in',
  row: 'Een vriend hoort het van ons als jij niet antwoordt',
  intro:
    'Spreek je voor het eerst met iemand af? We vragen je daarna of alles goed is. Antwoord je niet binnen een half uur, dan krijgt een vriend die jij kiest een mail met wat je wilt delen.',
  due_title: 'Alles goed?',
  due_text:
    'Je vroeg om een check-in op {time}. Een half uur later sturen we {friend} bericht, tenzij je antwoordt.',
  alarmed_title: 'We hebben {friend} bericht gestuurd',
  alarmed_text: 'Je hebt niet op tijd geantwoord. Gaat het goed? Dan vertellen we dat {friend} meteen.',
  open_title: 'Met {person}',
  open_text: 'We vragen het je op {time}. Horen we niets, dan krijgt {friend} bericht.',
  unheard:
    'We vragen het je op {time}, maar {friend} wil geen bericht krijgen. Niemand hoort dan iets: kies liever een andere vriend.',
  unheard_asked:
    'Je vroeg om een check-in op {time}. {friend} wil geen bericht krijgen, dus niemand hoort iets.',
  waiting: 'Nog niet verstuurd. Dat gebeurt zodra je weer verbinding hebt.',
  place: 'Waar: {place}',
  planned: 'Gepland',
  plan_title: 'Een check-in plannen',
  plan_first: 'Kies eerst hieronder een vriend. Zodra die ja zegt, kun je een check-in plannen.',
  person: 'Met wie spreek je af?',
  where: 'Waar? (mag leeg)',
  where_hint: 'Een adres, een kroeg, een plaats: alles wat helpt om je te vinden.',
  note: 'Wat moet die vriend nog meer weten? (mag leeg)',
  friend: 'Wie krijgt bericht?',
  starts: 'Wanneer begint het?',
  due: 'Wanneer zullen we vragen of alles goed is?',
  zone: 'Tijden in {zone}',
  preview: 'Bekijk het bericht vooraf',
  preview_title: 'Dit krijgt {friend}',
  preview_when:
    'Alleen als je niet binnen een half uur na {time} antwoordt, en eerder niets. Een dag na afloop wordt alles gewist.',
  preview_links:
    'In de tekst staat niet welke site dit is, maar de link eronder leidt hierheen, dus in het adres staat het domein van de site.',
  preview_subject: 'Onderwerp: {subject}',
  confirm: 'Deze check-in plannen',
  change: 'Iets veranderen',
  plan_done: 'Gepland. We vragen het je op {time}. Veel plezier.',
  friends: 'Je vrienden',
  friends_hint:
    'We mailen deze vriend één keer, en die moet eerst ja zeggen. In de tekst staat niet dat het om {site} gaat of wat je hier doet, maar de links leiden naar deze site en tonen het domein. We gebruiken het adres nergens anders voor.',
  friend_remove: '{name} verwijderen',
  friend_remove_text:
    'Check-ins waarvoor je {name} had gekozen, stoppen dan ook. {name} hoort daar niets van.',
  friend_removed: '{name} is verwijderd.',
  friend_name: 'Hoe heet deze vriend?',
  friend_email: 'E-mailadres van deze vriend',
  friend_known_as: 'Hoe noemt deze vriend jou?',
  friend_add: 'Deze vriend vragen',
  friend_added: 'We hebben {name} gevraagd. Het antwoord zie je hier.',
  not_emergency:
    'Dit is geen alarmdienst: een mail kan laat aankomen of niet gelezen worden. Bel bij gevaar het alarmnummer.',
  tips: 'Meer tips om veilig te daten',
} as const;

/** Of the pages that emails lead to. */
export const check_in_link = {
  question: 'Is alles in orde?',
  question_text: 'Eén tik is genoeg.',
  alarmed_text:
    'De vriend die je had gekozen, heeft bericht gekregen. Is alles goed, dan zeggen we dat meteen.',
  done_text: 'Je kunt deze pagina sluiten.',
  expired: 'Deze vraag is al beantwoord',
  expired_text: 'Of je bent daarna nog eens gevraagd: gebruik dan de laatste mail.',
  consent_title: '{name} zou graag op je rekenen',
  consent_text:
    '{name} spreekt weleens voor het eerst met iemand af. Mogen we je mailen als {name} daarna niet laat weten dat alles goed is? In het bericht staat met wie {name} had afgesproken, waar en wanneer.',
  consent_only:
    'We gebruiken je adres nergens anders voor, en met deze link kun je van gedachten veranderen.',
  accept: 'Ja, {name} kan op me rekenen',
  refuse: 'Liever niet',
  never: 'Vraag me dit nooit meer',
  accepted: 'Dank je, ook namens {name}',
  accepted_text:
    'Met een beetje geluk hoor je nooit van ons. Hoor je wel iets, probeer dan eerst {name} te bereiken.',
  refused: 'Helemaal goed',
  refused_text: 'Je krijgt deze berichten niet. {name} ziet dat je het liever niet wilt.',
  never_text: 'We vragen je dit nooit meer, ook niet namens iemand anders.',
  consent_expired: 'Deze link werkt niet meer',
  consent_expired_text: 'Degene die het je vroeg, heeft je adres weggehaald. Je hoeft niets te doen.',
} as const;

export const check_in_answer = {
  well: 'Alles is goed',
  postpone: 'Vraag het een uur later',
  cancel: 'Deze check-in annuleren',
} as const;

export const check_in_done = {
  well: 'Fijn om te horen.',
  postpone: 'We vragen het een uur later.',
  cancel: 'Deze check-in is geannuleerd. Niemand hoort iets.',
} as const;

export const check_in_friend = {
  asked: 'Heeft nog niet geantwoord',
  accepted: 'Heeft ja gezegd',
  refused: 'Liever niet',
} as const;

export const check_in_answered = {
  well: 'Dank je. Fijn om te horen.',
  postpone: 'We vragen het over een uur nog eens.',
  cancel: 'Deze check-in is geannuleerd.',
} as const;
