export const install_page = {
  intro:
    'La aplicación está en tu pantalla de inicio, se abre al momento y muestra cuántas novedades hay. No necesitas ninguna tienda de aplicaciones.',
  button: 'Instalar la aplicación',
  installed: 'Ya estás usando la aplicación.',
  by_menu:
    'Abre el menú de tu navegador y elige «Instalar aplicación» o «Añadir a pantalla de inicio». ¿No aparece? Entonces este navegador no puede hacerlo.',
  named:
    'La aplicación lleva el nombre y el icono del sitio. ¿Prefieres que no? Activa primero el modo discreto.',
  neutral: 'Usas el modo discreto: la aplicación se llama «{name}» y lleva un icono neutro.',
  to_discretion: 'Ir al modo discreto',
} as const;

export const shared_photo = {
  title: '¿Añadir esta foto?',
  text: 'Esta foto viene de otra aplicación o de una página web. Añádela solo si era lo que querías: en tu perfil pueden verla los demás.',
  add: 'Añadir',
  refuse: 'No añadir',
  missing: 'La foto no ha llegado. Elígela aquí otra vez.',
} as const;
