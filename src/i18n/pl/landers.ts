import type { CompleteCatalogue, LanderMessages } from '../messages.ts';
import * as adultonly from './landers/adultonly.ts';
import * as alonetonight from './landers/alonetonight.ts';
import * as campaign from './landers/campaign.ts';
import * as collagelanding from './landers/collagelanding.ts';
import * as film from './landers/film.ts';
import * as form from './landers/form.ts';
import * as gallery from './landers/gallery.ts';
import * as iconslanding from './landers/iconslanding.ts';
import * as maplanding from './landers/maplanding.ts';
import * as member from './landers/member.ts';
import * as socialnetwork from './landers/socialnetwork.ts';
import * as tinderswipe from './landers/tinderswipe.ts';
import * as transitionsvideolanding from './landers/transitionsvideolanding.ts';
import * as video from './landers/video.ts';
import * as whoneedsstrings from './landers/whoneedsstrings.ts';

export default {
  ...adultonly,
  ...alonetonight,
  ...campaign,
  ...collagelanding,
  ...film,
  ...form,
  ...gallery,
  ...iconslanding,
  ...maplanding,
  ...member,
  ...socialnetwork,
  ...tinderswipe,
  ...transitionsvideolanding,
  ...video,
  ...whoneedsstrings,
} satisfies CompleteCatalogue<LanderMessages>;
