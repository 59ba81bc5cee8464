import { useQuery } from '@tanstack/react-query';
import type { MemberCard } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { useMainPicture } from '../../photos/use-picture.ts';
import { classes } from '../../ui/classes.ts';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { useFoundText } from '../found-text.ts';
import { membersQuery } from '../members-query.ts';
import style from './finder-faces.module.css';
import { FACES, type FinderState, facesIn } from './finder-state.ts';
import { useFinderSearch } from './use-finder.ts';

/** Cards without faces, until those are known. */
const UNKNOWN: null[] = Array.from({ length: FACES }, () => null);

/** Who fits the answers so far: some faces out of them, for the eye alone, and how many there are. */
export function FinderFaces({ state }: { state: FinderState }) {
  const t = useOwnText();
  const search = useFinderSearch(state);
  const textOf = useFoundText(search);
  const { data, isPlaceholderData } = useQuery(membersQuery(useApi(), search));
  // What stood there for the answers before counts others.
  const found = isPlaceholderData ? undefined : data;
  const faces = found ? facesIn(found.profiles) : UNKNOWN;
  return (
    <div className={style.faces}>
      <div className={style.fan} aria-hidden="true">
        {faces.map((member, place) => (
          <Face key={member?.id ?? place} member={member} place={place} />
        ))}
      </div>
      <p className={classes(style.count, !found && style.waiting)}>
        {found &&
          t(state.step ? 'match_finder.so_far' : 'match_finder.choice', { found: textOf(found, 'heading') })}
      </p>
    </div>
  );
}

function Face({ member, place }: { member: MemberCard | null; place: number }) {
  const pictureOf = useMainPicture();
  return (
    <span className={style.face} data-place={place}>
      {member ? (
        <PhotoImage {...pictureOf(member.main_image)} sizes="(width < 992px) 30vw, 240px" alt="" />
      ) : (
        <span className={style.blank} />
      )}
    </span>
  );
}
