import { useQueryClient } from '@tanstack/react-query';
import { EmojiPicker, type SkinTone } from 'frimousse';
import { type AriaAttributes, type ComponentProps, useState } from 'react';
import { useLocale } from 'use-intl';
import { useMembersText } from '#i18n/react';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { classes } from '../../ui/classes.ts';
import { emojiData, emojiKindOf } from './emoji-data.ts';
import style from './picker.module.css';
import { createRecents } from './recents.ts';

const COLUMNS = 8;
type ListParts = ComponentProps<typeof EmojiPicker.List>['components'];
/** Defined outside the component, because otherwise each typed character would recreate every emoji. */
const components: ListParts = {
  CategoryHeader: ({ category, ...rest }) => (
    <div {...rest} className={`quiet text-s weight-600 raised ${style.kind}`}>
      <KindName label={category.label} />
    </div>
  ),
  Row: ({ children, ...rest }) => <div {...counted(rest)}>{children}</div>,
  Emoji: ({ emoji, ...rest }) => (
    <button
      {...counted(rest)}
      type="button"
      className={`stack place-center radius-m leading-1 ${style.one}`}
      data-active={emoji.isActive || undefined}
    >
      {emoji.emoji}
    </button>
  ),
};
/** ARIA counts columns from 1; `aria-rowindex` must not change, because the picker queries it. */
function counted<Attributes extends AriaAttributes>(attributes: Attributes): Attributes {
  const { 'aria-rowindex': row, 'aria-colindex': column } = attributes;
  return {
    ...attributes,
    'aria-rowindex': row || undefined,
    'aria-colindex': column === undefined ? undefined : column + 1,
  };
}
function KindName({ label }: { label: string }) {
  const t = useMembersText();
  const kind = emojiKindOf(label);
  return kind ? t(`emoji_kind.${kind}`) : label;
}
const recents = createRecents<string>('recent-emoji', COLUMNS, emoji => emoji);
const tones = createRecents<SkinTone>('emoji-tone', 1, tone => tone);

/** @spec 2.9 */
export function EmojiTab({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useMembersText();
  const locale = useLocale();
  const member = currentMemberId(useQueryClient()) ?? '';
  const [last] = useState(() => recents.read(member));
  const [search, setSearch] = useState('');
  const choose = (emoji: string) => {
    recents.add(member, emoji);
    onChoose(emoji);
  };
  return (
    <EmojiPicker.Root
      className="column gap-1 grow may-shrink-y"
      columns={COLUMNS}
      locale={locale}
      resolveEmojiData={emojiData}
      skinTone={tones.read(member)[0] ?? 'none'}
      onEmojiSelect={({ emoji }) => choose(emoji)}
    >
      <div className="flex gap-1">
        <EmojiPicker.Search
          className={`may-shrink full-width target ink sunk round ${style.search}`}
          value={search}
          placeholder={t('picker.search_emoji')}
          aria-label={t('picker.search_emoji')}
          onChange={({ target }) => setSearch(target.value)}
        />
        <EmojiPicker.SkinTone emoji="👋">
          {({ skinTone, setSkinTone, skinToneVariations }) => (
            <select
              className={`rigid target ink sunk round ${style.tone}`}
              aria-label={t('picker.tone')}
              value={skinTone}
              onChange={({ target }) => {
                tones.add(member, target.value as SkinTone);
                setSkinTone(target.value as SkinTone);
              }}
            >
              {skinToneVariations.map(({ skinTone: tone, emoji }) => (
                <option key={tone} value={tone}>
                  {emoji}
                </option>
              ))}
            </select>
          )}
        </EmojiPicker.SkinTone>
      </div>
      {last.length > 0 && search === '' && (
        <section className={`flex line-below ${style.recents}`} aria-label={t('picker.recent')}>
          {last.map(emoji => (
            <button
              key={emoji}
              type="button"
              className={`stack place-center radius-m leading-1 ${style.one}`}
              onClick={() => choose(emoji)}
            >
              {emoji}
            </button>
          ))}
        </section>
      )}
      <EmojiPicker.Viewport className={`relative grow may-shrink-y contain-scroll ${style.viewport}`}>
        <EmojiPicker.Loading
          className={classes(
            'stack absolute gap-1 justify-items-center quiet text-center',
            style.note,
            style.over,
          )}
        >
          {t('picker.loading')}
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className={`stack gap-1 justify-items-center quiet text-center ${style.note}`}>
          {t('picker.no_emoji')}
        </EmojiPicker.Empty>
        <EmojiPicker.List className={`unselectable ${style.list}`} components={components} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
