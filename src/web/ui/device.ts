export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Device = navigator): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);

/** @spec 2.3 */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
