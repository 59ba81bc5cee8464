export const install = {
  title: 'Instalar la aplicación',
  offer: 'Más a mano: la aplicación en tu pantalla de inicio',
} as const;
