import { useState } from 'react';
import { type Gift, giftIds } from '#contract/gift-catalogue';

const keyOf = (profile: string) => `gift ${profile}`;

/** The gift that is chosen for a member and not given yet: kept in this tab while one looks for credits, however one comes back. */
export function useGiftChoice(profile: string): [Gift, (gift: Gift) => void] {
  const [gift, setGift] = useState<Gift>(() => kept(profile) ?? giftIds[0]);
  const choose = (chosen: Gift) => {
    setGift(chosen);
    sessionStorage.setItem(keyOf(profile), chosen);
  };
  return [gift, choose];
}

export const forgetGiftChoice = (profile: string): void => sessionStorage.removeItem(keyOf(profile));

function kept(profile: string): Gift | undefined {
  const stored = sessionStorage.getItem(keyOf(profile));
  return giftIds.find(id => id === stored);
}
