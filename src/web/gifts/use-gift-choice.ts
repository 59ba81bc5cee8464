import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Gift, giftIds } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/session-state.ts';

const nameOf = (member: string, profile: string) => persistedKey(member, 'gift', profile);

/** The gift that is chosen for a member and not given yet: kept in this tab while one looks for credits, however one comes back. */
export function useGiftChoice(profile: string): [Gift, (gift: Gift) => void] {
  const member = currentMemberId(useQueryClient()) ?? '';
  const [gift, setGift] = useState<Gift>(() => chosenBy(member, profile) ?? giftIds[0]);
  const choose = (chosen: Gift) => {
    setGift(chosen);
    persist(nameOf(member, profile), chosen, 'tab');
  };
  return [gift, choose];
}

export const forgetGiftChoice = (member: string, profile: string): void =>
  persist(nameOf(member, profile), null, 'tab');

function chosenBy(member: string, profile: string): Gift | undefined {
  const chosen = readPersisted<string>(nameOf(member, profile), 'tab');
  return giftIds.find(id => id === chosen);
}
