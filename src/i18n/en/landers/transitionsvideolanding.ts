export const lander_transitionsvideolanding = {
  title: 'From looking to talking',
  lead: 'A glance, a like, a conversation. That is how it goes here.',
} as const;
