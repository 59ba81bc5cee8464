import type { Page } from '@playwright/test';

/** The browser's own virtual authenticator, as a phone has one built in: keeps keys, and checks a finger that is always right. */
export type Authenticator = {
  /** From now on its owner stops what he is asked, or goes along again. */
  setWilling(isWilling: boolean): Promise<void>;
  /** How many keys it holds. */
  keys(): Promise<number>;
};

/** Gives a page an authenticator; it stays over navigations. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setWilling(isWilling) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isWilling });
    },
    async keys() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
