export const lander_collagelanding = {
  title: 'Elk gezicht een verhaal',
  lead: 'Mannen die zich laten zien, en jij kiest wie jou ziet.',
} as const;
