export const lander_video = {
  title: 'One message can change your whole evening',
  lead: 'Somewhere in town a light is still on. Pick a name, and begin.',
  story:
    'A drawn film: behind lit windows by a canal, someone sends a like. Two messages follow, and the morning begins for two.',
} as const;
