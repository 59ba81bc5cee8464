export const install = {
  title: 'App installeren',
  offer: 'Handiger als app op je beginscherm',
} as const;
