import type { StaticPage } from './static-page.ts';

export default {
  title: 'Bloquear el acceso',
  description: 'Quién no puede usar {site}, y cómo cerrar el sitio en un dispositivo o para ti.',
  intro:
    '{site} es un sitio para adultos. Aquí lees quién no puede entrar, cómo dejar fuera a los niños y qué hacer si tú tampoco quieres poder entrar.',
  sections: [
    {
      heading: 'Quién no puede entrar',
      list: [
        'Nadie menor de {min_age} años. Si la fecha de nacimiento es demasiado reciente, no se crea ninguna cuenta y no se guarda nada.',
        'Nadie a quien hayamos expulsado. No está permitido crear otra cuenta para saltárselo.',
        'Nadie que esté en un país donde los sitios como este están prohibidos.',
      ],
    },
    {
      heading: 'Niños en el mismo dispositivo',
      paragraphs: [
        'Un filtro deja fuera de su alcance los sitios para adultos. Todos los grandes sistemas tienen uno gratis. Añade {domain} a los sitios bloqueados, o haz que el filtro bloquee todos los sitios para adultos.',
      ],
      list: [
        'iPhone y iPad: Ajustes, Tiempo de uso, Restricciones de contenido y privacidad.',
        'Android: la aplicación Family Link.',
        'Windows: Family Safety.',
        'Mac: Ajustes del Sistema, Tiempo de uso.',
        'En casa, para todo a la vez: el control parental de tu router o de tu operadora.',
      ],
    },
    {
      heading: '¿Has visto a alguien demasiado joven?',
      paragraphs: [
        'Denuncia el perfil o escribe enseguida a {support_email}. Cerramos la cuenta mientras lo investigamos y, si hace falta, acudimos a la policía.',
      ],
    },
    {
      heading: 'Cerrarte el paso',
      paragraphs: [
        '¿Gastas más de lo que quieres? Ponte un límite de gasto: si lo bajas, se aplica al momento. ¿Quieres irte del todo? Elimina tu cuenta en tus ajustes. ¿Quieres que rechacemos también cuentas nuevas con tu correo? Escribe desde esa dirección a {support_email}.',
      ],
      links: [
        { label: 'Ajustes', href: '/settings' },
        { label: 'Atención al cliente', href: '/pages/service' },
      ],
    },
  ],
} satisfies StaticPage;
