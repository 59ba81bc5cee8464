export const time_bonus = {
  banner: '{percentage, number}% welcome discount',
  left: 'left:',
  title: 'Your welcome bonus',
  percentage: '{percentage, number}%',
  offer: 'Off your first bundle',
  unlock: 'You’re out of credits. A bundle keeps you chatting, shows you every member’s photos and makes you premium, for life.',
  fast: 'Act fast: it’s only valid for your first {hours, number} hours.',
  valid: 'Offer valid for',
  receipt: 'You get your credits right away, with a receipt by email. No subscription.',
} as const;
