import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { getMember } from '#contract/profiles';
import { paysFirstMessage } from '#contract/signup';
import { useLanderText } from '#i18n/react';
import { loaderContext } from '../../data/loader-context.ts';
import { query } from '../../data/query.ts';
import type { LightHandle } from '../../site/light-page.ts';
import { useSettings } from '../../site/settings-query.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FirstQuestionForm } from '../first-question-form.tsx';
import { type LandingData, landingLoader } from '../landing-query.ts';
import style from './landing2-page.module.css';
import { useMemberLanding } from './member-landing.tsx';

const QUOTE_LENGTH = 220;
const INTERESTS_SHOWN = 4;

export const handle: LightHandle = { light: true };

const load = landingLoader('landing2');

/** Adds the member's own words, which visitors may read on his page, too. */
export async function loader(args: LoaderFunctionArgs): Promise<LandingData> {
  const landing = await load(args);
  const { queryClient, dehydrate } = args.context.get(loaderContext);
  const { id } = args.params;
  const words = query(getMember, { id: id ?? '' });
  // Fails for a member who is not shown; the page is then the default page.
  await queryClient.prefetchQuery(words);
  const { queries, mutations } = dehydrate(words.queryKey);
  return { ...landing, state: { mutations, queries: [...landing.state.queries, ...queries] } };
}

/**
 * The member in his own words: a page of paper with a small portrait, what he writes of himself and what he likes.
 * @spec 2.1 3.2
 */
export default function MemberLanding2Page() {
  const t = useLanderText();
  const { landing, face, note, title, lead, name } = useMemberLanding();
  const words = useWords(landing.member?.id);
  const settings = useSettings();
  return (
    <main id="content" className={`page full-width ${style.page}`}>
      <PageHead title={title} description={lead} />
      <article className={`raised radius-l shadow stack gap-2 ${style.paper}`}>
        <header className="row wrap gap-2">
          {face && (
            <img
              src={face.thumb}
              alt={face.alt}
              width={88}
              height={88}
              fetchPriority="high"
              className={`circle object-cover rigid ${style.portrait}`}
            />
          )}
          <div className={`stack gap-half may-shrink ${style.person}`}>
            {face?.caption && <p className="weight-700 text-l">{face.caption}</p>}
            {face?.city && <p className="quiet">{face.city}</p>}
            {note && <p className="quiet text-m">{note}</p>}
          </div>
        </header>
        <h1 className="leading-tight balance">{title}</h1>
        {words.quote ? (
          <blockquote className={`heading-font break-anywhere ${style.quote}`}>{words.quote}</blockquote>
        ) : (
          <p className={`heading-font ${style.quote}`}>{t('lander_member.no_words')}</p>
        )}
        {words.interests.length > 0 && (
          <Chips>
            {words.interests.map(interest => (
              <Chip key={interest}>{t(`interest.${interest}`)}</Chip>
            ))}
          </Chips>
        )}
      </article>
      <section className="stack gap-2 content-start">
        <h2 className="heading-m">
          {name ? t('lander_member.answer', { name }) : t('lander_member.answer_default')}
        </h2>
        <p className="quiet">{lead}</p>
        <FirstQuestionForm landing={landing}>
          {landing.member && paysFirstMessage(settings) && <FirstMessage to={landing.member} />}
        </FirstQuestionForm>
      </section>
    </main>
  );
}

/** The sign-up keeps the message and sends it after the account is activated. */
function FirstMessage({ to: { name } }: { to: { name: string } }) {
  const t = useLanderText();
  return (
    <TextAreaField
      name="message"
      rows={2}
      label={t('lander_member.message', { name })}
      hint={t('lander_member.message_hint')}
    />
  );
}

/** Cuts the member's text at a word, so that it reads as a quotation. */
function useWords(id: string | undefined) {
  const { data } = useQuery({ ...query(getMember, { id: id ?? '' }), enabled: false });
  const member = id === undefined ? undefined : data?.member;
  const about = member?.about_me?.trim() ?? '';
  const cut =
    about.length > QUOTE_LENGTH ? `${about.slice(0, QUOTE_LENGTH).replace(/\s+\S*$/, '')} …` : about;
  return { quote: cut, interests: member?.interests.slice(0, INTERESTS_SHOWN) ?? [] };
}
