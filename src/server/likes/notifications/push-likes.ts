import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App } from '../../app.ts';
import { badgedName } from '../../notifications/push/badged-name.ts';
import {
  type NoticedPushSource,
  type PushContent,
  type PushSubject,
  subjectKey,
  type UnseenCounts,
} from '../../notifications/push/push-source.ts';
import {
  claimLikes,
  countNewLikesOf,
  type LikeKey,
  type NewLike,
  selectLikesNotPushed,
  selectNewLikes,
  selectSubscribedLikes,
} from './push-queries.ts';

const toSubject = ({ liker, liked }: LikeKey): PushSubject => ({ profileId: liked, subject: liker });
const toLike = ({ profileId, subject }: PushSubject): LikeKey => ({ liker: subject, liked: profileId });

/**
 * One notification for all new likes of a member, and one for each match.
 * @spec 4.11 7.12 4.7
 */
export const likePushes: NoticedPushSource = {
  name: 'like',
  notice: 'like',
  async subjectsOf({ db }, notices) {
    // The liked member is not named as long as they must not know of the like.
    const known = notices.filter(({ to, ids }) => to.includes(String(ids.liked)));
    const likes = known.map(({ ids }) => ({ liker: String(ids.liker), liked: String(ids.liked) }));
    return likes.length === 0 ? [] : (await selectSubscribedLikes(db, likes)).map(toSubject);
  },
  async load(app, subjects) {
    const likes = await selectNewLikes(app.db, subjects.map(toLike));
    const counts = await countNewLikesOf(app.db, [...new Set(likes.map(({ liked }) => liked))]);
    const newLikes = new Map(counts.map(({ id, likes: count }) => [id, count]));
    return likes.map(like => toContent(app, like, newLikes.get(like.liked) ?? 1));
  },
  async claim(db, contents, now) {
    const claimed = await claimLikes(db, contents.map(toLike), now);
    const keys = new Set(claimed.map(like => subjectKey(toSubject(like))));
    return contents.filter(content => keys.has(subjectKey(content)));
  },
  missed: async (db, period) => (await selectLikesNotPushed(db, period)).map(toSubject),
};

/** The tag is an id in every case, because discreet mode hides what the notification is about. */
const toContent = (app: App, like: NewLike, likes: number): PushContent => ({
  ...toSubject(like),
  type: 'like',
  // Messages of the same member have that member's id alone.
  tag: like.isMatch ? `${like.liker} ${like.liked}` : like.liked,
  path: like.isMatch ? `/members/${like.liker}` : '/likes',
  urgency: 'normal',
  write: t => wordsOf(t, badgedName(app, like), like.isMatch, likes - 1),
});

function wordsOf(t: Translator<ServerMessages>, name: string, isMatch: boolean, others: number) {
  if (isMatch) return { title: t('push.match', { name }), body: t('push.match_text') };
  const title = others > 0 ? t('push.likes', { name, count: others }) : t('push.like', { name });
  return { title, body: t('push.like_text') };
}

/** @spec 2.7 7.12 */
export const countUnseenLikes: UnseenCounts = async (db, profileIds) => {
  const counts = await countNewLikesOf(db, profileIds);
  return new Map(counts.map(({ id, likes, matches }) => [id, likes + matches]));
};
