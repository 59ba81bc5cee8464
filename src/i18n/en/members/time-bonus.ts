/** The welcome bonus of who signed up less than four hours ago. */
export const time_bonus = {
  banner: '{percentage, number}% welcome discount',
  left: 'left:',
  title: 'Your welcome bonus',
  percentage: '{percentage, number}%',
  offer: 'Off your first bundle',
  unlock: 'Your credits are used up. A bundle keeps you chatting, shows you every member’s photos and makes you premium, for life.',
  fast: 'Act fast: it is only valid for your first {hours, number} hours.',
  valid: 'Offer valid for',
  receipt: 'Your credits are there at once, with a receipt by mail. No subscription.',
} as const;
