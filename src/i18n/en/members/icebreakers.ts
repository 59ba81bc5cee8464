/** Icebreakers: openers about what two men have in common. */
export const icebreaker = {
  open: 'Help me begin',
  title: 'How to begin with {name}',
  intro: 'Choose an opener and make it your own. Nothing is sent yet.',
  others: 'Other openers',
  no_more: 'Do not offer this again',
} as const;

export const opener = {
  same_town: 'We both live in {city}. Where do you like to be on a free evening?',
  his_town: 'I hardly know {city} yet. What should I really have seen there?',
  about_me: 'Hi {name}, I read your profile and it made me curious. Tell me a little more?',
} as const;

export const opener_interest = {
  gym: 'What do you always do at the gym, and what do you quietly skip?',
  sports: 'Do you rather watch sports or play them?',
  dancing: 'Which song gets you onto the dance floor every time?',
  travelling: 'Which trip would you make again tomorrow?',
  adventure: 'What is the most spontaneous thing you did lately?',
  party: 'Home early, or the last one to turn off the lights?',
  tattoos: 'Is there a story behind your tattoo, or was it simply beautiful?',
  music: 'Which album do you have on repeat these days?',
  movies: 'Which film could you watch again and again?',
  videogames: 'Which game has cost you the most sleep?',
  outdoors: 'Woods, sea or mountains: where do you find your rest?',
  gardening: 'What is growing at your place, and what did not make it?',
  hiking: 'Which walk should I really have made once?',
  biking: 'Road bike, mountain bike, or simply to the pub?',
  reading: 'Which book did you last finish in one go?',
  animals: 'Dogs or cats? And is one of them in charge at your place?',
  beach: 'A day at the beach: reading, swimming, or mostly watching people?',
  art: 'Which work of art would you make a detour for?',
  photography: 'Which photo you took yourself do you still like best?',
  theater: 'Which play or show stayed with you?',
  cooking: 'What do you cook when you want to impress somebody?',
  bbq: 'What is always on your barbecue?',
  sushi: 'Where is the best sushi you know? I am looking for a regular place.',
  wine: 'Red, white, or whatever is open?',
  beer: 'What is the best beer you had this year?',
  coffee: 'How do you take your coffee, and where is it best?',
  hugging: 'How long does a good hug last, do you think?',
  massages: 'Do you rather give a massage or get one?',
} as const;

export const opener_topic = {
  evening: 'What does your ideal evening look like?',
  sunday: 'An empty Sunday and nobody who wants anything of you. What do you do?',
  laugh: 'What made you laugh out loud this week?',
  song: 'Which song should I listen to on your advice?',
  dish: 'What is the dish you love and nobody else does?',
  surprise: 'What would I not expect of you?',
  place: 'Where do you feel most at home?',
  compliment: 'There is something kind about you. How are you?',
} as const;
