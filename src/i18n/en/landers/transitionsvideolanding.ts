export const lander_transitionsvideolanding = {
  title: 'From looking to talking',
  lead: 'A face, a like, a conversation. Here, one melts into the next.',
  face: 'You see a face that stays with you',
  like: 'Two likes make a match',
  message: 'And then a first message',
  story:
    'A drawn film in which portraits melt into each other, in the shape of a heart, a speech bubble or a wave.',
} as const;
