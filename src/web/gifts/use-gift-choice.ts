import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Gift, giftIds } from '#contract/gift-catalogue';
import { persist, persistedKey, readPersisted } from '../accounts/persisted-state.ts';
import { currentMemberId } from '../accounts/tab-session.ts';

const choiceKey = (member: string, profile: string) => persistedKey(member, 'gift', profile);

/**
 * The tab stores the choice, because the sender may leave the page to buy credits.
 * @spec D2.11
 */
export function useGiftChoice(profile: string): [Gift, (gift: Gift) => void] {
  const member = currentMemberId(useQueryClient()) ?? '';
  const [gift, setGift] = useState<Gift>(() => storedChoice(member, profile) ?? giftIds[0]);
  const choose = (chosen: Gift) => {
    setGift(chosen);
    persist(choiceKey(member, profile), chosen, 'tab');
  };
  return [gift, choose];
}

export const clearGiftChoice = (member: string, profile: string): void =>
  persist(choiceKey(member, profile), null, 'tab');

function storedChoice(member: string, profile: string): Gift | undefined {
  const chosen = readPersisted<string>(choiceKey(member, profile), 'tab');
  return giftIds.find(id => id === chosen);
}
