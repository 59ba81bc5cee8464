export const swipe_game = {
  no: 'Nee',
  yes: 'Ja',
  judge: 'Wat vind je van {name}?',
  open: 'Bekijk het profiel',
  undo: 'Laatste nee terugnemen',
  left: 'Nog {swipes, plural, =0 {geen swipes} one {# swipe} other {# swipes}} en {likes, plural, =0 {geen likes} one {# like} other {# likes}} vandaag',
  keys: 'Met je toetsen: ← is nee, → is ja, Backspace neemt je laatste nee terug.',
  out_of_swipes: 'Je swipes zijn op voor vandaag',
  out_of_swipes_text:
    'Wacht {day, select, today {nog even: vandaag vanaf} other {tot morgen: vanaf}} {when} heb je er weer {swipes}, en {likes} likes.',
  out_of_likes: 'Je likes zijn op voor vandaag.',
  out_of_likes_text:
    'Wacht {day, select, today {nog even: vandaag vanaf} other {tot morgen: vanaf}} {when} heb je er weer {likes}. Nee zeggen kan nog, en op een profiel kun je wel een like geven.',
  empty: 'Je hebt iedereen gezien',
  empty_text:
    'Er zijn nu geen nieuwe kaarten van de leeftijd die je zoekt. Zoek bovenaan wat ruimer, of kijk bij alle leden. Leden die je hebt overgeslagen, komen na {days} dagen weer langs.',
  preferences: 'Wie je wilt zien',
  preferences_now: '{from}-{until} jaar, {is, select, near {{km} km} other {overal}}',
  preferences_why:
    'Dit geldt voor de swipegame, de matchfinder en je eerste matches. Niemand anders ziet het.',
  preferences_far: 'Je ziet eerst leden dichtbij, daarna leden van verder weg.',
  gone: '{name} is er niet meer. Het kostte je geen like.',
  waiting: '{count, plural, one {# swipe wacht} other {# swipes wachten}} tot je weer verbinding hebt.',
} as const;
