import { LIKES } from '#contract/constants';
import type { AutoLike } from '#contract/likes';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { takeUntold } from './queries.ts';

/**
 * The match or like for the overlay (section 2): a real one the caller has not seen and was not told of, else null. Each is told of once;
 * several come together, likes at most once in half an hour (docs/decisions/0107).
 */
export async function autoLike(app: App, caller: MemberCaller): Promise<AutoLike> {
  const at = app.clock.now();
  const since = new Date(at.getTime() - LIKES.modalIntervalMinutes * 60_000);
  const told = await takeUntold(app.db, caller, caller.member.profileId, { at, since });
  const card = told && (await memberCards(app, caller, [told.id])).get(told.id);
  if (!card) return null;
  return {
    id: card.id,
    name: card.name,
    fictional: card.fictional,
    main_image: card.main_image,
    matched: told.matched,
    others: told.others,
  };
}
