import type { Preferences } from '#contract/preferences';
import { regionName } from '#contract/regions';
import { collapsibleList } from '../accounts/export/collapsible-list.ts';
import type { ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectBlocked } from './block-queries.ts';
import { selectPreferences } from './preferences/queries.ts';
import { selectHereUntil } from './presence-queries.ts';
import { type OwnProfileDetails, presentOwnDetails } from './profile-details.ts';
import { selectProfileDetails } from './queries.ts';

/**
 * Exports the member's profile details, when they were last online, their preferences, and the members they
 * block by their names at the time.
 * @spec D5.7
 */
export async function exportProfile({ db }: Tx, moment: ExportContext): Promise<void> {
  const { profileId } = moment.member;
  const { t, formatTime } = moment;
  const row = await selectProfileDetails(db, profileId);
  if (!row) return;
  const details = presentOwnDetails(row);
  const wishes = await selectPreferences(db, profileId);
  const presence = await selectHereUntil(db, profileId);
  const blocked = await selectBlocked(db, profileId);
  const { created_at, has_photo, fictional, conversations_started, activity_rank } = row;
  const { birth_date_corrected_at, hidden_words, hidden_words_revision } = row;
  const counters = { has_photo, fictional, conversations_started, activity_rank };
  const wordFilter = { hidden_words, hidden_words_revision };
  const accountData = { created_at, birth_date_corrected_at, ...counters, ...presence, ...wordFilter };
  moment.addSection({
    name: 'profile',
    title: t('export_page.profile'),
    data: () => ({ ...details, ...accountData, wishes: wishes ?? null, blocked }),
    blocks: () => [
      {
        is: 'facts',
        facts: [...detailLines(details, moment), ...(wishes ? [preferencesLine(wishes, moment)] : [])],
      },
      ...collapsibleList(t('export_page.blocked'), blocked, ({ name, at }) => ({
        text: name,
        aside: formatTime(at),
      })),
      ...collapsibleList(t('export_page.hidden_words'), hidden_words, text => ({ text, aside: '' })),
    ],
  });
}

type Line = readonly [label: string, value: string];

/** The fields that are filled in, with the labels of the editor. */
function detailLines(facts: OwnProfileDetails, { t, language, formatDay }: ExportContext): Line[] {
  const region = facts.region && (regionName(facts.region, language) ?? facts.region);
  const lines: (readonly [string, string | null | undefined | false])[] = [
    [t('export_page.name'), facts.name],
    [t('export_page.birth_date'), formatDay(new Date(`${facts.date_of_birth}T12:00Z`))],
    [t('export_page.gender'), t(`gender.${facts.gender}`)],
    [t('export_page.country'), countryName(facts.country, language)],
    [t('fact.region'), region],
    [t('fact.city'), facts.city],
    [t('fact.living_area'), facts.living_area],
    [t('fact.sexuality'), facts.sexuality && t(`sexuality.${facts.sexuality}`)],
    [t('fact.hair_colour'), facts.hair_colour && t(`hair_colour.${facts.hair_colour}`)],
    [t('fact.eye_colour'), facts.eye_colour && t(`eye_colour.${facts.eye_colour}`)],
    [t('fact.body_type'), facts.body_type && t(`body_type.${facts.body_type}`)],
    [
      t('fact.relationship_status'),
      facts.relationship_status && t(`relationship_status.${facts.relationship_status}`),
    ],
    [t('fact.tattoos'), facts.tattoos && t(`tattoos.${facts.tattoos}`)],
    [t('fact.reason'), facts.reason && t(`reason.${facts.reason}`)],
    [t('fact.about_me'), facts.about_me],
    [t('fact.interests'), facts.interests.map(interest => t(`interest.${interest}`)).join(', ')],
    [t('editor.invisible'), facts.invisible ? t('export_page.yes') : t('export_page.no')],
    [t('editor.visitors'), facts.visible_to_visitors ? t('export_page.yes') : t('export_page.no')],
    [t('privacy.gifts'), facts.shows_gifts ? t('export_page.yes') : t('export_page.no')],
    [t('privacy.told'), enabledSharingLabels(facts, t).join(', ') || t('export_page.none')],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

const preferencesLine = ({ min_age, max_age, distance }: Preferences, { t }: ExportContext): Line => [
  t('export_page.wishes'),
  t('export_page.wishes_are', {
    from: String(min_age),
    until: String(max_age),
    is: distance === null ? 'anywhere' : 'near',
    km: String(distance),
  }),
];

/** The labels of the sharing settings that are on. */
const enabledSharingLabels = (facts: OwnProfileDetails, t: ExportContext['t']): string[] => [
  ...(facts.shares_presence ? [t('privacy.presence')] : []),
  ...(facts.shares_read ? [t('privacy.read')] : []),
  ...(facts.shares_typing ? [t('privacy.typing')] : []),
  ...(facts.shares_visits ? [t('privacy.visits')] : []),
];

const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
