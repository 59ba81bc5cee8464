import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Gift, giftIds } from '#contract/gift-catalogue';
import { keep, kept, keptName } from '../accounts/kept.ts';
import { memberIn } from '../accounts/login-state.ts';

const nameOf = (member: string, profile: string) => keptName(member, 'gift', profile);

/** The gift that is chosen for a member and not given yet: kept in this tab while one looks for credits, however one comes back. */
export function useGiftChoice(profile: string): [Gift, (gift: Gift) => void] {
  const member = memberIn(useQueryClient()) ?? '';
  const [gift, setGift] = useState<Gift>(() => chosenBy(member, profile) ?? giftIds[0]);
  const choose = (chosen: Gift) => {
    setGift(chosen);
    keep(nameOf(member, profile), chosen, 'tab');
  };
  return [gift, choose];
}

export const forgetGiftChoice = (member: string, profile: string): void =>
  keep(nameOf(member, profile), null, 'tab');

function chosenBy(member: string, profile: string): Gift | undefined {
  const chosen = kept<string>(nameOf(member, profile), 'tab');
  return giftIds.find(id => id === chosen);
}
