import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useMainPicture } from '../../site/use-picture.ts';
import { classes } from '../../ui/classes.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { membersQuery } from '../members-query.ts';
import { useResultCountText } from '../result-count-text.ts';
import style from './finder-faces.module.css';
import { FACES, type FinderState, pickFaces } from './finder-state.ts';
import { useFinderSearch } from './use-finder.ts';

const PLACEHOLDERS: null[] = Array.from({ length: FACES }, () => null);

/** @spec 3.14 2.9 */
export function FinderFaces({ state }: { state: FinderState }) {
  const t = useAccountText();
  const search = useFinderSearch(state);
  const textOf = useResultCountText(search);
  const { data, isPlaceholderData } = useQuery(membersQuery(search));
  // Ignores placeholder data, because it belongs to the previous answers.
  const found = isPlaceholderData ? undefined : data;
  const faces = found ? pickFaces(found.profiles) : PLACEHOLDERS;
  return (
    <div className={`stack gap-1 pad-2 clip radius-l evening ink ${style.faces}`}>
      <div className={`stack place-center ${style.fan}`} aria-hidden="true">
        {faces.map((member, place) => (
          <Face key={member?.id ?? place} member={member} place={place} />
        ))}
      </div>
      <p
        className={classes(
          'text-l heading-font weight-650 tabular text-center',
          style.count,
          !found && 'transparent',
        )}
      >
        {found &&
          t(state.step ? 'match_finder.so_far' : 'match_finder.choice', { found: textOf(found, 'heading') })}
      </p>
    </div>
  );
}

function Face({ member, place }: { member: MemberCard | null; place: number }) {
  const pictureOf = useMainPicture();
  return (
    <span className={`radius-l ${style.face}`} data-place={place}>
      {member ? (
        <PhotoImage {...pictureOf(member.main_image)} sizes="(width < 992px) 30vw, 240px" alt="" />
      ) : (
        <span className="block raised radius-l portrait" />
      )}
    </span>
  );
}
