import type { Campaign } from '../../../src/server/site/campaign-spec.ts';

/**
 * Lavender's campaigns: one that runs, in two variants, and one that has ended. In every language, because the site has
 * the countries of all.
 */
export const demoCampaigns: Campaign[] = [
  {
    slug: 'weekend',
    landers: ['alonetonight', 'collagelanding', 'gallery', 'video', 'landing2', 'landing3'],
    headline: {
      nl: 'Wat doe je dit weekend?',
      en: 'What are you doing this weekend?',
      de: 'Was machst du am Wochenende?',
      fr: 'Tu fais quoi ce week-end ?',
      es: '¿Qué haces este fin de semana?',
      it: 'Che fai questo weekend?',
      pl: 'Co robisz w weekend?',
    },
    picture: 'weekend.webp',
    source: { network: 'city-posters', ref: 'weekend' },
    variants: [
      {
        name: 'a',
        headline: {
          nl: 'Dit weekend niet alleen',
          en: 'Not alone this weekend',
          de: 'Dieses Wochenende nicht allein',
          fr: 'Pas seul ce week-end',
          es: 'Este finde, en buena compañía',
          it: 'Questo weekend non da solo',
          pl: 'W ten weekend nie sam',
        },
      },
      {
        name: 'b',
        headline: {
          nl: 'Zaterdag is leuker met z’n tweeën',
          en: 'Saturday is better for two',
          de: 'Zu zweit ist der Samstag schöner',
          fr: 'Le samedi, c’est mieux à deux',
          es: 'El sábado, mejor a dos',
          it: 'Il sabato è più bello in due',
          pl: 'Sobota jest lepsza we dwóch',
        },
      },
    ],
    indexed: false,
  },
  {
    slug: 'summer',
    landers: ['collagelanding', 'gallery', 'video', 'landing3'],
    headline: {
      nl: 'Zomeravonden duren samen langer',
      en: 'Summer evenings last longer together',
      de: 'Sommerabende dauern zu zweit länger',
      fr: 'Les soirs d’été durent plus longtemps à deux',
      es: 'Las noches de verano duran más a dos',
      it: 'Le sere d’estate durano di più in due',
      pl: 'Letnie wieczory we dwóch trwają dłużej',
    },
    variants: [],
    indexed: false,
    last_day: '2025-08-31',
  },
];
