export const lander_collagelanding = {
  title: 'Ein Stück fehlt noch: du',
  lead: 'Diese Männer zeigen sich schon. Was du zeigst und wem, bestimmst du.',
  lead_everyone: 'Diese Menschen zeigen sich schon. Was du zeigst und wem, bestimmst du.',
  lead_drawn: 'Was du zeigst und wem, bestimmst du.',
} as const;
