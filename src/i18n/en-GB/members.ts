import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  gift_name: {
    cinema: 'Film night',
  },
  icebreaker_interest: {
    sports: 'Do you prefer watching sport or playing it?',
    movies: 'Which film could you watch again and again?',
    biking: 'Road bike, mountain bike, or just a ride to the pub?',
    bbq: 'What’s always on your barbecue?',
  },
  report: {
    known_title: 'You’ve already reported this',
  },
  detail: {
    hair_colour: 'Hair colour',
    eye_colour: 'Eye colour',
  },
  eye_colour: {
    grey: 'Grey',
  },
  hair_colour: {
    grey: 'Grey',
  },
  interest: {
    sports: 'Sport',
    travelling: 'Travelling',
    party: 'Going out',
    movies: 'Films',
    biking: 'Cycling',
    theater: 'Theatre',
  },
  profile: {
    gone: 'This profile isn’t here any more',
  },
} satisfies PartialCatalogue<MembersMessages>;
