import { accountRoutes, presenceRoutes } from './accounts.ts';
import { chatRoutes } from './chats.ts';
import { credentialRoutes } from './credentials.ts';
import { creditRoutes } from './credits.ts';
import { giftRoutes } from './gifts.ts';
import { likeRoutes } from './likes.ts';
import { moderationRoutes } from './moderation.ts';
import { paymentRoutes } from './payments.ts';
import { photoRoutes } from './photos.ts';
import { profileRoutes } from './profiles.ts';
import type { AppRoute } from './route.ts';
import { searchRoutes } from './search.ts';
import { signupMatchRoutes, signupRoutes } from './signup.ts';
import { siteRoutes } from './site.ts';

export const routesByDomain = {
  site: siteRoutes,
  accounts: [...credentialRoutes, ...accountRoutes, ...signupRoutes],
  profiles: [...profileRoutes, ...presenceRoutes],
  photos: photoRoutes,
  credits: [...creditRoutes, ...paymentRoutes],
  search: [...searchRoutes, ...signupMatchRoutes],
  likes: likeRoutes,
  chats: chatRoutes,
  gifts: giftRoutes,
  moderation: moderationRoutes,
} satisfies Record<string, AppRoute[]>;

export const routes: AppRoute[] = Object.values(routesByDomain).flat();
