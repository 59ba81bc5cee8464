import type { Page } from '@playwright/test';

/** User verification succeeds unless `setConsent(false)` was called. */
type VirtualAuthenticator = {
  /** Sets whether the user confirms the next requests. */
  setConsent(isWilling: boolean): Promise<void>;
  keyCount(): Promise<number>;
};

export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
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
    async setConsent(isWilling) {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isWilling });
    },
    async keyCount() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
