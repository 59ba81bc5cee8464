export const install = {
  title: 'Installa l’app',
  offer: 'Più comodo come app sulla schermata Home',
} as const;
