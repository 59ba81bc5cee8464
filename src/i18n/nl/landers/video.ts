export const lander_video = {
  title: 'Een avond in twintig seconden',
  lead: 'Kijk mee en doe mee.',
} as const;
