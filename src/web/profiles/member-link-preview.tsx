import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { usePictureAddress } from '../site/picture-address.ts';
import { useSettings } from '../site/settings-query.ts';
import { PageHead } from '../ui/page-head.tsx';
import { usePlaceName } from './use-place-name.ts';

/**
 * Never contains text that the member wrote. Link previews are fetched without a session.
 * @spec 2.7 3.2
 */
export function MemberLinkPreview({ member }: { member: MemberProfile }) {
  const t = useMembersText();
  const { origin } = useSettings();
  const addressOf = usePictureAddress();
  const placeOf = usePlaceName();
  const { name, age, main_image: main } = member;
  const isOpen = useUser() === null && main?.status === 'active';
  const image = isOpen ? absolute(addressOf(main.og_path), origin) : undefined;
  return (
    <PageHead
      title={t('member.name_age', { name, age: String(age) })}
      description={`${t('member.label', { name, age: String(age) })}, ${placeOf(member)}`}
      image={image}
    />
  );
}

/** Link previews need an absolute address. */
const absolute = (address: string, origin: string): string => new URL(address, origin).href;
