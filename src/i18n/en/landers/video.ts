export const lander_video = {
  title: 'One message and it’s a different evening',
  lead: 'Somewhere in town a light is still on. Say what to call you, and begin.',
  story:
    'A drawn film: behind lit windows by a canal, someone sends a like. Two messages follow, and the morning begins for two.',
} as const;
