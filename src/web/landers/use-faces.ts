import { useLanderText } from '#i18n/react';
import first from '../site/art/evening-1.webp';
import second from '../site/art/evening-2.webp';
import third from '../site/art/evening-3.webp';
import fourth from '../site/art/evening-4.webp';
import fifth from '../site/art/evening-5.webp';
import { usePictureAddress } from '../site/settings-query.ts';
import type { Landing } from './landing-query.ts';

const drawings = [first, second, third, fourth, fifth];

export type Face = {
  /** The member's id; null for a drawing. */
  id: string | null;
  src: string;
  /** 256 px wide. */
  thumb: string;
  colour: string | undefined;
  alt: string;
  /** Name and age; null for a drawing. */
  caption: string | null;
  city: string | null;
  online: boolean;
};

/**
 * Returns faces of members, or drawings if fewer than `enough` members show theirs. The page must then show
 * `note`, which says that the faces are drawn.
 * @spec 2.1 D1.11
 */
export function useFaces({ faces }: Landing, enough = 3): { faces: Face[]; note: string | null } {
  const t = useLanderText();
  const addressOf = usePictureAddress();
  if (faces.length < enough) {
    return { faces: drawings.map(pictureFace), note: t('lander_form.drawings') };
  }
  const shown = faces.flatMap(({ id, name, age, city, main_image: main, activity }) =>
    main
      ? {
          id,
          src: addressOf(main.filename),
          thumb: addressOf(main.thumb_filename),
          colour: main.colour,
          alt: t('member.photo', { name }),
          caption: t('member.name_age', { name, age: String(age) }),
          city,
          online: activity === 'online',
        }
      : [],
  );
  return { faces: shown, note: null };
}

/** A picture of nobody in the place of a face: a drawing, or the picture of a campaign. */
export const pictureFace = (src: string): Face => ({
  ...{ id: null, src, thumb: src, colour: undefined, alt: '' },
  ...{ caption: null, city: null, online: false },
});
