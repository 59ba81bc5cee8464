import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  signup: {
    message_placeholder: 'Servus, dein Profil gefällt mir …',
  },
  errors: {
    place_not_a_place: 'Gib nur einen Ort oder einen Bezirk ein',
  },
} satisfies PartialCatalogue<PublicMessages>;
