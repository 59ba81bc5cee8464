import { type RefObject, useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Until the viewer calls `toggle`, the device's motion setting decides.
 * @spec 2.9
 */
export function useMotion(box: RefObject<HTMLElement | null>): { moves: boolean; toggle: () => void } {
  const [inView, setInView] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wantsMotion = useWantsMotion();
  useEffect(() => {
    if (!box.current) return;
    const watching = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watching.observe(box.current);
    return () => watching.disconnect();
  }, [box]);
  const moves = inView && (chosen ?? wantsMotion);
  return { moves, toggle: () => setChosen(!moves) };
}

/** False until the setting is known, so that nothing moves under reduced motion. */
function useWantsMotion(): boolean {
  const [wants, setWants] = useState(false);
  useEffect(() => {
    const query = matchMedia(REDUCED_MOTION);
    const update = () => setWants(!query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wants;
}
