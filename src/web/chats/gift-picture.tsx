import type { Gift } from '#contract/gift-catalogue';
import { giftDrawings } from './gift-drawings.tsx';

/**
 * The picture has no label, because the gift's name stands beside it.
 * @spec D2.11
 */
export const GiftPicture = ({ gift, size }: { gift: Gift; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
    {giftDrawings[gift]}
  </svg>
);
