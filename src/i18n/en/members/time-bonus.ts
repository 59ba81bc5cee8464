/** The welcome bonus of who signed up less than four hours ago. */
export const time_bonus = {
  banner: '{percentage, number}% welcome discount',
  left: 'left:',
  title: 'Your welcome bonus',
  percentage: '{percentage, number}%',
  offer: 'Off your first bundle',
  unlock: 'Your credits are used up. With a bundle you write on, see all photos of members and become premium, for life.',
  fast: 'Act fast: it is valid in your first {hours, number} hours only.',
  valid: 'Offer valid for',
  receipt: 'Your credits are there at once, with a receipt by mail. No subscription.',
} as const;
