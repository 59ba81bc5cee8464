export const icebreaker = {
  open: 'Help me start',
  title: 'How do you start with {name}?',
  intro: 'Choose an opener and make it your own. Nothing is sent yet.',
  others: 'Other openers',
  no_more: 'Don’t show again',
} as const;

export const opener = {
  same_town: 'We both live in {city}. Where do you like to go on a free evening?',
  his_town: 'I don’t know {city} well yet. What should I really see there?',
  about_me: 'Hi {name}, your profile made me curious. Tell me a bit more?',
} as const;

export const opener_interest = {
  gym: 'What do you always do at the gym, and what do you quietly skip?',
  sports: 'Do you prefer watching sports or playing them?',
  dancing: 'Which song gets you onto the dance floor every time?',
  travelling: 'Which trip would you make again tomorrow?',
  adventure: 'What’s the most spontaneous thing you’ve done lately?',
  party: 'Do you go home early, or are you the last one standing?',
  tattoos: 'Is there a story behind your tattoo, or did you just like it?',
  music: 'Which album do you have on repeat these days?',
  movies: 'Which movie could you watch again and again?',
  videogames: 'Which game has cost you the most sleep?',
  outdoors: 'Woods, sea or mountains: where do you unwind?',
  gardening: 'What’s growing at your place, and what didn’t make it?',
  hiking: 'Which hike should I do at least once?',
  biking: 'Road bike, mountain bike, or just a ride to the bar?',
  reading: 'What was the last book you finished in one go?',
  animals: 'Dogs or cats? And does one of them run your home?',
  beach: 'A day at the beach: reading, swimming, or mostly watching people?',
  art: 'Which work of art would you go out of your way for?',
  photography: 'Which photo you took is still your favorite?',
  theater: 'Which play or show has stayed with you?',
  cooking: 'What do you cook when you want to impress someone?',
  bbq: 'What’s always on your grill?',
  sushi: 'Where’s the best sushi you know? I’m looking for a regular spot.',
  wine: 'Red, white, or whatever is open?',
  beer: 'What’s the best beer you’ve had this year?',
  coffee: 'How do you take your coffee, and where is it best?',
  hugging: 'How long should a good hug last?',
  massages: 'Would you rather give a massage or get one?',
} as const;

export const opener_topic = {
  evening: 'What does your ideal evening look like?',
  sunday: 'An empty Sunday and nobody who needs you. What do you do?',
  laugh: 'What made you laugh out loud this week?',
  song: 'Which song do I really have to hear?',
  dish: 'What’s a dish that you love and nobody else does?',
  surprise: 'What would surprise me about you?',
  place: 'Where do you feel most at home?',
  compliment: 'You look like a kind person. How are you doing?',
} as const;
