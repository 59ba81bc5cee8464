import type { LanderMessages, PartialCatalogue } from '../messages.ts';

export default {
  lander_adultonly: {
    exit_title: 'Meteen weer weg',
  },
  lander_alonetonight: {
    lead: 'Steek je licht aan. Anderen die nog wakker zijn, zien het.',
  },
  lander_gallery: {
    title: 'Kijk op je gemak rond',
  },
} satisfies PartialCatalogue<LanderMessages>;
