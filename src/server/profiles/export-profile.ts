import type { Preferences } from '#contract/preferences';
import { regionName } from '#contract/regions';
import { countryName } from '#i18n/country-name';
import { collapsibleList, type ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { selectBlocked } from './block-queries.ts';
import { selectPreferences } from './preferences/queries.ts';
import { selectOnlineUntil } from './presence-queries.ts';
import { type OwnProfileDetails, presentOwnDetails } from './profile-details.ts';
import { selectProfileDetails } from './queries.ts';

/** @spec D5.7 */
export async function exportProfile({ db }: Tx, moment: ExportContext): Promise<void> {
  const { profileId } = moment.member;
  const { t, formatTime } = moment;
  const row = await selectProfileDetails(db, profileId);
  if (!row) return;
  const details = presentOwnDetails(row);
  const preferences = await selectPreferences(db, profileId);
  const { online_until: here_until } = await selectOnlineUntil(db, profileId);
  const blocked = await selectBlocked(db, profileId);
  const { created_at, has_photo, fictional, conversations_started, activity_rank } = row;
  const { birth_date_corrected_at } = row;
  const counters = { has_photo, fictional, conversations_started, activity_rank };
  const wordFilter = { hidden_words: row.word_filter, hidden_words_revision: row.word_filter_revision };
  const accountData = { created_at, birth_date_corrected_at, ...counters, here_until, ...wordFilter };
  moment.addSection({
    name: 'profile',
    title: t('export_page.profile'),
    data: () => ({ ...details, ...accountData, wishes: preferences ?? null, blocked }),
    blocks: () => [
      {
        kind: 'details',
        details: [
          ...detailLines(details, moment),
          ...(preferences ? [preferencesLine(preferences, moment)] : []),
        ],
      },
      ...collapsibleList(t('export_page.blocked'), blocked, ({ name, at }) => ({
        text: name,
        aside: formatTime(at),
      })),
      ...collapsibleList(t('export_page.word_filter'), row.word_filter, text => ({ text, aside: '' })),
    ],
  });
}

type DetailLine = readonly [label: string, value: string];

function detailLines(details: OwnProfileDetails, { t, language, formatDay }: ExportContext): DetailLine[] {
  const region = details.region && (regionName(details.region, language) ?? details.region);
  const lines: (readonly [string, string | null | undefined | false])[] = [
    [t('export_page.name'), details.name],
    [t('export_page.birth_date'), formatDay(new Date(`${details.date_of_birth}T12:00Z`))],
    [t('export_page.gender'), t(`gender.${details.gender}`)],
    [t('export_page.country'), countryName(language, details.country)],
    [t('detail.region'), region],
    [t('detail.city'), details.city],
    [t('detail.living_area'), details.living_area],
    [t('detail.sexuality'), details.sexuality && t(`sexuality.${details.sexuality}`)],
    [t('detail.hair_colour'), details.hair_colour && t(`hair_colour.${details.hair_colour}`)],
    [t('detail.eye_colour'), details.eye_colour && t(`eye_colour.${details.eye_colour}`)],
    [t('detail.body_type'), details.body_type && t(`body_type.${details.body_type}`)],
    [
      t('detail.relationship_status'),
      details.relationship_status && t(`relationship_status.${details.relationship_status}`),
    ],
    [t('detail.tattoos'), details.tattoos && t(`tattoos.${details.tattoos}`)],
    [t('detail.reason'), details.reason && t(`reason.${details.reason}`)],
    [t('detail.about_me'), details.about_me],
    [t('detail.interests'), details.interests.map(interest => t(`interest.${interest}`)).join(', ')],
    [t('editor.invisible'), details.invisible ? t('export_page.yes') : t('export_page.no')],
    [t('editor.visitors'), details.visible_to_visitors ? t('export_page.yes') : t('export_page.no')],
    [t('privacy.gifts'), details.shows_gifts ? t('export_page.yes') : t('export_page.no')],
    [t('privacy.shared'), enabledSharingLabels(details, t).join(', ') || t('export_page.none')],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

const preferencesLine = ({ min_age, max_age, distance }: Preferences, { t }: ExportContext): DetailLine => [
  t('export_page.preferences'),
  t('export_page.preferences_are', {
    from: String(min_age),
    until: String(max_age),
    is: distance === null ? 'anywhere' : 'near',
    km: String(distance),
  }),
];

const enabledSharingLabels = (details: OwnProfileDetails, t: ExportContext['t']): string[] => [
  ...(details.shares_presence ? [t('privacy.presence')] : []),
  ...(details.shares_read ? [t('chat.read')] : []),
  ...(details.shares_typing ? [t('privacy.typing')] : []),
  ...(details.shares_visits ? [t('privacy.visits')] : []),
];
