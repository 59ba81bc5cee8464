import { TYPING_REPEAT_MS } from '#contract/constants';

/**
 * When a writer says so: at the first character, again every three seconds while he goes on, and once more where the field is
 * empty again or he leaves it behind.
 */
export function typingSigns(tell: (typing: boolean) => void, now: () => number = Date.now) {
  let toldAt: number | null = null;
  const stopped = () => {
    if (toldAt === null) return;
    toldAt = null;
    tell(false);
  };
  const wrote = (text: string) => {
    if (text.trim() === '') return stopped();
    if (toldAt !== null && now() - toldAt < TYPING_REPEAT_MS) return;
    toldAt = now();
    tell(true);
  };
  return { wrote, stopped };
}
