export const lander_adultonly = {
  title: 'Nur für Erwachsene',
  lead: 'Was du hier suchst, ist deine Sache. Du bestimmst, wen du siehst und wie weit es geht.',
  age: 'Ich bin 18 oder älter',
  inside: 'Komm rein. Wie du heißt, bestimmst du.',
  submit: 'Eintreten',
  neutral_title: 'Von außen neutral',
  neutral_text: 'Im diskreten Modus haben Tab, Mails und App einen alltäglichen Namen.',
  exit_title: 'Im Nu weg',
  exit_text: 'Der Modus hat auch einen Ausgang: einmal tippen, und du bist auf einer anderen Seite.',
  nameless_title: 'Keine Namen in Mitteilungen',
  nameless_text: 'Diskret heißt auch: kein Name und kein Text auf deinem Sperrbildschirm.',
} as const;
