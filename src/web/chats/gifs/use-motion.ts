import { type RefObject, useEffect, useState } from 'react';

const calm = '(prefers-reduced-motion: reduce)';

/** Whether what is in the box moves: while it is in view, as the reader said of it, else as his device wishes. */
export function useMotion(box: RefObject<HTMLElement | null>): { moves: boolean; toggle: () => void } {
  const [inView, setInView] = useState(false);
  const [wished, setWished] = useState<boolean | null>(null);
  const wantsMotion = useWantsMotion();
  useEffect(() => {
    if (!box.current) return;
    const watching = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watching.observe(box.current);
    return () => watching.disconnect();
  }, [box]);
  const moves = inView && (wished ?? wantsMotion);
  return { moves, toggle: () => setWished(!moves) };
}

/** No before the page knows, so that nothing moves for whom it should not. */
function useWantsMotion(): boolean {
  const [wants, setWants] = useState(false);
  useEffect(() => {
    const wish = matchMedia(calm);
    const follow = () => setWants(!wish.matches);
    follow();
    wish.addEventListener('change', follow);
    return () => wish.removeEventListener('change', follow);
  }, []);
  return wants;
}
