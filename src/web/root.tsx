import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { isBackOfficePath } from '#contract/back-office';
import { brandPalette } from '#contract/brand-palette';
import { quickExitFromCookies } from '#contract/discretion';
import type { Settings } from '#contract/site';
import { type Theme, themeFromCookies } from '#contract/theme';
import { useText } from '#i18n/react';
import { dismissalsQuery } from './accounts/alerts/use-dismissals.ts';
import { useDiscretion } from './accounts/discretion/discretion.ts';
import { leaveAgainScript, QuickExitKey } from './accounts/discretion/quick-exit.tsx';
import { iconAddress, SiteIcon } from './accounts/discretion/site-icon.tsx';
import { SessionEndHandler } from './accounts/session-end-handler.tsx';
import { api, queryClient } from './accounts/tab-api.ts';
import { userQuery } from './accounts/user-query.ts';
import { useUnseenCount } from './app/layouts/use-counts.ts';
import { LazyLive } from './app/live/lazy-live.tsx';
import { ScriptPreloads } from './app/script-preloads.tsx';
import { SettingsProvider, UserProvider } from './app/shared-queries.tsx';
import { TextProvider } from './app/text-provider.tsx';
import { overridesAddress, textsAttribute, textsOf } from './app/texts.ts';
import { displayTimeZone } from './app/time-zone.ts';
import { replayInteractionsScript } from './connection/interactions-before-hydration.ts';
import { LoadFailureBoundary } from './connection/load-failure-boundary.tsx';
import { scriptErrorScript } from './connection/reload-guard.ts';
import { RouteError } from './connection/route-error.tsx';
import { ScriptFailureNotice } from './connection/script-failure-notice.tsx';
import { createQueryClient } from './data/api.ts';
import { API_BASE_URL_ATTRIBUTE } from './data/api-base-url.ts';
import { DocumentContext } from './data/document-context.ts';
import { loaderContext } from './data/loader-context.ts';
import { isLightHandle } from './site/light-page.ts';
import { settingsQuery, useSettings } from './site/settings-query.ts';
import { brandStyle } from './ui/brand-style.ts';
import headingFont from './ui/fonts/heading.woff2?url';
import polishHeadingFont from './ui/fonts/heading-ext.woff2?url';
import textFont from './ui/fonts/text.woff2?url';
import polishTextFont from './ui/fonts/text-ext.woff2?url';
import { PageHeadContext } from './ui/page-head.tsx';
import { THEME_ATTRIBUTE } from './ui/theme.ts';
import './app/live/cache-writers.ts';
import './ui/base.css';

/** @spec 3.5 5.10 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { queryClient: cache, dehydrate } = context.get(loaderContext);
  const { pathname, searchParams } = new URL(request.url);
  const cookies = request.headers.get('cookie');
  const isOfMembers = !isBackOfficePath(pathname);
  const [{ settings }, answer] = await Promise.all([
    cache.ensureQueryData(settingsQuery(Object.fromEntries(searchParams))),
    isOfMembers && cache.ensureQueryData(userQuery()),
    isOfMembers && cache.ensureQueryData(dismissalsQuery(cookies ?? '')),
  ]);
  const user = answer ? answer.user : null;
  const timeZone = displayTimeZone(cookies, settings.time_zone);
  const { colours, design_version: version } = settings;
  return {
    timeZone,
    colours,
    themeColours: themeColoursOf(settings, themeFromCookies(cookies)),
    version,
    theme: themeFromCookies(cookies),
    discreetKey: quickExitFromCookies(cookies),
    discreet: isOfMembers && (user ? user.discreet : quickExitFromCookies(cookies) !== null),
    state: dehydrate(settingsQuery().queryKey, userQuery().queryKey, dismissalsQuery().queryKey),
  };
}

/** The colour around the page: of the browser's bars, and of the installed app's title bar. */
function themeColoursOf(
  { brand_hue }: Pick<Settings, 'brand_hue'>,
  theme: Theme,
): { content: string; media?: string }[] {
  const [light, dark] = brandPalette(brand_hue).surface;
  if (theme !== 'auto') return [{ content: theme === 'dark' ? dark : light }];
  return [
    { content: light, media: '(prefers-color-scheme: light)' },
    { content: dark, media: '(prefers-color-scheme: dark)' },
  ];
}

export const shouldRevalidate = () => false;

/** Polish characters have files of their own; without them at the first paint, words would change their look. */
const fontsOf = (locale: string): string[] =>
  locale.startsWith('pl')
    ? [headingFont, textFont, polishHeadingFont, polishTextFont]
    : [headingFont, textFont];

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const { locale, nonce, apiBaseUrl, texts, textVersion } = use(DocumentContext);
  const light = useMatches().some(({ handle }) => isLightHandle(handle));
  // The reader of a neutral page may not know what the site is.
  const neutral = useMatches().some(({ id }) => id === 'neutral');
  const loadedTexts = light ? '' : textVersion;
  const timeZone = useBrowserTimeZone(frame?.timeZone ?? 'Europe/Amsterdam');
  return (
    <html
      lang={locale}
      style={brandStyle(frame?.colours)}
      {...textsAttribute(
        useMatches().map(({ handle }) => handle),
        loadedTexts,
      )}
      {...{ [THEME_ATTRIBUTE]: frame?.theme ?? 'auto', [API_BASE_URL_ATTRIBUTE]: apiBaseUrl || undefined }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {frame?.themeColours.map(({ content, media }) => (
          <meta key={content} name="theme-color" content={content} media={media} />
        ))}
        {fontsOf(locale).map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {loadedTexts !== '' && (
          <link
            rel="preload"
            href={overridesAddress(locale, loadedTexts)}
            as="fetch"
            crossOrigin="anonymous"
          />
        )}
        <link
          rel="icon"
          href={iconAddress(neutral || (frame?.discreet ?? false), frame?.version ?? 0)}
          type="image/svg+xml"
        />
        {/* With cookies, because discreet mode has a neutral manifest. */}
        {!neutral && <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />}
        {!light && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              // `leaveAgainScript` is last, because it fails where the browser forbids storage.
              __html: `${scriptErrorScript};${replayInteractionsScript};${leaveAgainScript}`,
            }}
          />
        )}
        {light && frame?.discreet && <script src={`/quick-exit.js?v=${frame.version}`} />}
        {!light && <ScriptPreloads nonce={nonce} />}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <TextProvider locale={locale} messages={textsOf('members', locale, texts)} timeZone={timeZone}>
          {children}
          {!light && <ScriptFailureNotice />}
        </TextProvider>
        {!light && <ScrollRestoration nonce={nonce} />}
        {!light && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** @spec D4.3 */
function useBrowserTimeZone(documentTimeZone: string): string {
  const [timeZone, setTimeZone] = useState(documentTimeZone);
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return timeZone;
}

export default function Root() {
  const client = useClient();
  const state = useDehydratedState();
  // A microtask, because within an effect React would render all replayed interactions together.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event('hydrated'))), []);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <SettingsProvider>{useIsBackOffice() ? <BackOfficePage /> : <MembersPage />}</SettingsProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** No document has pages of both areas: links between them load a new one. */
const useIsBackOffice = (): boolean => useMatches().some(({ id }) => id === 'backoffice');

function MembersPage() {
  return (
    <UserProvider>
      <PageHeadValues>
        <LoadFailureBoundary>
          <Outlet />
        </LoadFailureBoundary>
      </PageHeadValues>
      {/* Stands outside the layouts, so that the socket survives a change of layout. */}
      <LazyLive />
      <SessionEndHandler />
      <SiteIcon />
      <QuickExitKey />
    </UserProvider>
  );
}

/**
 * Nothing of a member runs here: no socket, no user, no discreet mode.
 * @spec D5.10
 */
function BackOfficePage() {
  const site = useSettings();
  return (
    <PageHeadContext value={{ site, discreetTitle: null, unseen: 0 }}>
      <LoadFailureBoundary>
        <Outlet />
      </LoadFailureBoundary>
    </PageHeadContext>
  );
}

/** One cache per document on the server, one per tab in the browser. */
function useClient(): QueryClient {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient(api) : queryClient));
  return client;
}

function PageHeadValues({ children }: { children: ReactNode }) {
  const t = useText();
  const site = useSettings();
  const { discreet } = useDiscretion();
  const unseen = useUnseenCount();
  return (
    <PageHeadContext value={{ site, discreetTitle: discreet ? t('discreet.name') : null, unseen }}>
      {children}
    </PageHeadContext>
  );
}

function useDehydratedState(): DehydratedState {
  const states = useMatches().map(
    ({ loaderData }) => (loaderData as { state?: DehydratedState } | null)?.state,
  );
  return {
    queries: states.flatMap(state => state?.queries ?? []),
    mutations: [],
  };
}

/**
 * Replaces the root, so it brings the number of unread messages for the title itself.
 * @spec 2.7 8.2
 */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('root');
  const client = useClient();
  if (!frame) return <RouteError />;
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={frame.state}>
        <SettingsProvider>
          <UserProvider>
            <PageHeadValues>
              <RouteError />
            </PageHeadValues>
            <QuickExitKey />
          </UserProvider>
        </SettingsProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
