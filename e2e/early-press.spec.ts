import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A page whose button asks once a press, and which leads on when it is answered: its link works no more. */
const address = `/activate?token=${'a'.repeat(43)}`;
const button = (page: Page) => page.getByRole('button', { name: 'Account activeren' });
const answered = (page: Page) => expect(page).toHaveURL(/\/activate\/error$/);

/** What the button's presses asked of the server. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/api/activation.php'))
      asked.push(request.url());
  });
  return asked;
}

/** Presses the button once, at the given one of the pieces of work in which the framework takes the page over. */
function pressAtPiece(piece: number): void {
  let pieces = 0;
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply(post, port, message) {
      if (Object.keys(document).some(key => key.startsWith('__reactContainer')) && ++pieces === piece)
        press();
      return Reflect.apply(post, port, message);
    },
  });
  const press = () => {
    const pressed = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Account activeren',
    );
    let heard = 0;
    pressed?.addEventListener('click', () => {
      document.documentElement.dataset.heard = String(++heard);
    });
    // As a finger does: a `click()` within a `click()` would be passed over.
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
}

test('a button pressed before the script has come does what it says as soon as it can, once (look: speed)', async ({
  page,
}) => {
  const asked = questions(page);
  let come = () => {};
  const held = new Promise<void>(resolve => {
    come = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await button(page).click();
  expect(asked).toEqual([]);
  come();
  await answered(page);
  expect(asked).toHaveLength(1);
});

for (const piece of [1, 2, 5])
  test(`a button pressed while the script takes the page over is heard once, at piece ${piece} (look: speed)`, async ({
    page,
  }) => {
    const asked = questions(page);
    await page.addInitScript(pressAtPiece, piece);
    await page.goto(address);
    await answered(page);
    await expect(page.locator('html')).toHaveAttribute('data-heard', '1');
    expect(asked).toHaveLength(1);
  });
