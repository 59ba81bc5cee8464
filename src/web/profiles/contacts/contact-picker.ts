type PickedContact = { email?: string[]; tel?: string[] };
type ContactsManager = {
  select(properties: string[], options: { multiple: boolean }): Promise<PickedContact[]>;
};

/** Only some browsers on phones have it, so the types of the browser do not. */
const contactsManager = (): ContactsManager | undefined =>
  (navigator as Navigator & { contacts?: ContactsManager }).contacts;

export const canPickContacts = (): boolean => contactsManager() !== undefined;

/**
 * Asks the person to choose from the contacts of the device, and returns their addresses and numbers.
 * @spec D5.2
 */
export async function pickContacts(): Promise<string[]> {
  const picked = (await contactsManager()?.select(['email', 'tel'], { multiple: true })) ?? [];
  return [...new Set(picked.flatMap(({ email = [], tel = [] }) => [...email, ...tel]))];
}
