import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** @spec 2.1 2.2 D3.1 */
export default [
  layout('app/layouts/default-layout.tsx', { id: 'default' }, [
    route('members', 'search/members-page.tsx', { id: 'members' }),
    route('members/:id', 'app/pages/member-page.tsx', { id: 'members-id' }),
    route('likes', 'likes/likes-page.tsx', { id: 'likes' }),
    route('likes/visitors', 'likes/visitors/visitors-page.tsx', { id: 'likes-visitors' }),
    route('likes/:type', 'likes/likes-page.tsx', { id: 'likes-type' }),
    route('likes/m/:id', 'app/pages/member-page.tsx', { id: 'likes-m-id' }),
    layout('app/layouts/account-area-layout.tsx', { id: 'account-area' }, [
      route('credits', 'credits/credits-page.tsx', { id: 'credits' }),
      route('credits/repeat-order', 'credits/repeat-order/repeat-order-page.tsx', {
        id: 'credits-repeat-order',
      }),
      route('credits/:id/:paymentmethod?', 'credits/order/order-page.tsx', {
        id: 'credits-id-paymentmethod',
      }),
      route('directdebit', 'credits/direct-debit/direct-debit-page.tsx', { id: 'direct-debit' }),
      route('transactions/:id?', 'credits/transactions/transactions-page.tsx', { id: 'transactions-id' }),
      route('premium', 'credits/premium-page.tsx', { id: 'premium' }),
      route('match-finder', 'search/match-finder/match-finder-page.tsx', { id: 'match-finder' }),
      route('swipe-game', 'likes/swipe-game/swipe-game-page.tsx', { id: 'swipe-game' }),
      route('profile', 'app/pages/profile-page.tsx', { id: 'profile' }),
      route('profile/album', 'photos/album/album-page.tsx', { id: 'profile-album' }),
      route('profile/verification', 'photos/verification/verification-page.tsx', {
        id: 'profile-verification',
      }),
      layout('accounts/settings/settings-layout.tsx', { id: 'settings-frame' }, [
        ...prefix('settings', [
          index('accounts/settings/settings-page.tsx', { id: 'settings' }),
          route('account', 'accounts/settings/account-page.tsx', { id: 'settings-account' }),
          route('privacy', 'profiles/privacy-page.tsx', { id: 'settings-privacy' }),
          route('invitations', 'accounts/invitations/invitations-page.tsx', { id: 'settings-invitations' }),
          route('blocked', 'profiles/blocked-page.tsx', { id: 'settings-blocked' }),
          route('hidden-words', 'profiles/word-filter/word-filter-page.tsx', { id: 'settings-hidden-words' }),
          route('decisions', 'moderation/decisions/decisions-page.tsx', { id: 'settings-decisions' }),
          route('decisions/:id', 'moderation/decisions/decision-page.tsx', {
            id: 'settings-decisions-id',
          }),
          route('export', 'accounts/export/export-page.tsx', { id: 'settings-export' }),
          route('password', 'accounts/credentials/password-page.tsx', { id: 'settings-password' }),
          route('email', 'accounts/credentials/email-page.tsx', { id: 'settings-email' }),
          route('discretion', 'accounts/settings/discretion-page.tsx', { id: 'settings-discretion' }),
          route('logins', 'accounts/sessions/sessions-page.tsx', { id: 'settings-logins' }),
          route('passkeys', 'accounts/passkeys/passkeys-page.tsx', { id: 'settings-passkeys' }),
          route('language', 'accounts/settings/language-page.tsx', { id: 'settings-language' }),
          route('look', 'accounts/settings/theme-page.tsx', { id: 'settings-look' }),
          route('install', 'app/installed/install-page.tsx', { id: 'settings-install' }),
          route('spending', 'credits/spending/spending-limit-page.tsx', { id: 'settings-spending' }),
          route('delete', 'accounts/deletion/delete-page.tsx', { id: 'settings-delete' }),
        ]),
        route('notifications', 'notifications/notifications-page.tsx', { id: 'notifications' }),
      ]),
    ]),
    route('account-deleted', 'accounts/deletion/account-deleted-page.tsx', { id: 'account-deleted' }),
    route('reactivate', 'accounts/deletion/reactivate-page.tsx', { id: 'reactivate' }),
    route('login', 'accounts/login-page.tsx', { id: 'login' }),
    route('reset-password', 'accounts/credentials/reset-request-page.tsx', { id: 'reset-password' }),
    route('reset-password/do', 'accounts/credentials/reset-page.tsx', { id: 'reset-password-do' }),
    route('mail-change/do', 'accounts/credentials/mail-change-page.tsx', { id: 'mail-change-do' }),
    route('complete-signup', 'signup/complete/complete-signup-page.tsx', { id: 'complete-signup' }),
    route('signup-matches', 'signup/signup-matches-page.tsx', { id: 'signup-matches' }),
    route('activate', 'accounts/activation/activate-page.tsx', { id: 'activate' }),
    route('activate/done', 'accounts/activation/activate-done-page.tsx', { id: 'activate-done' }),
    route('activate/error', 'accounts/activation/activate-error-page.tsx', { id: 'activate-error' }),
  ]),
  layout('app/layouts/chat-layout.tsx', { id: 'chat' }, [
    layout('app/layouts/chats-frame.tsx', { id: 'chats-frame' }, [
      route('members/:id/chat', 'chats/member-chat-page.tsx', { id: 'members-id-chat' }),
      route('chats', 'chats/chats-page.tsx', { id: 'chats' }),
      route('chats/:id', 'chats/chat-page.tsx', { id: 'chats-id' }),
    ]),
  ]),
  layout('app/layouts/empty-layout.tsx', { id: 'empty' }, [
    route('members/:id/signup', 'signup/member-signup-page.tsx', { id: 'members-id-signup' }),
    route('signup', 'signup/signup-page.tsx', { id: 'signup' }),
  ]),
  layout('app/layouts/lander-layout.tsx', { id: 'lander' }, [
    index('landers/index-page.tsx', { id: 'index' }),
    layout('app/layouts/landing-layout.tsx', { id: 'landing-pages' }, [
      ...prefix('landers', [
        route('adultonly', 'landers/adultonly/adultonly-page.tsx', { id: 'landers-adultonly' }),
        route('tinderswipe', 'landers/tinderswipe/tinderswipe-page.tsx', { id: 'landers-tinderswipe' }),
        route('whoneedsstrings', 'landers/whoneedsstrings/whoneedsstrings-page.tsx', {
          id: 'landers-whoneedsstrings',
        }),
        route('alonetonight/:slug?', 'landers/alonetonight/alonetonight-page.tsx', {
          id: 'landers-alonetonight',
        }),
        route('collagelanding/:slug?', 'landers/collagelanding/collagelanding-page.tsx', {
          id: 'landers-collagelanding',
        }),
        route('gallery/:slug?', 'landers/gallery/gallery-page.tsx', { id: 'landers-gallery' }),
        route('iconslanding/:slug?', 'landers/iconslanding/iconslanding-page.tsx', {
          id: 'landers-iconslanding',
        }),
        route('maplanding/:slug?', 'landers/maplanding/maplanding-page.tsx', { id: 'landers-maplanding' }),
        route('socialnetwork/:slug?', 'landers/socialnetwork/socialnetwork-page.tsx', {
          id: 'landers-socialnetwork',
        }),
        route(
          'transitionsvideolanding/:slug?',
          'landers/transitionsvideolanding/transitionsvideolanding-page.tsx',
          { id: 'landers-transitionsvideolanding' },
        ),
        route('video/:slug?', 'landers/video/video-page.tsx', { id: 'landers-video' }),
      ]),
      route('members/:id/landing', 'landers/member/landing-page.tsx', { id: 'members-id-landing' }),
      route('members/:id/landing2/:slug?', 'landers/member/landing2-page.tsx', { id: 'members-id-landing2' }),
      route('members/:id/landing3/:slug?', 'landers/member/landing3-page.tsx', { id: 'members-id-landing3' }),
    ]),
    route('pricing', 'credits/pricing-page.tsx', { id: 'pricing' }),
    route('complaints', 'moderation/complaints-page.tsx', { id: 'complaints' }),
    route('activate/sent', 'signup/activation-sent-page.tsx', { id: 'activate-sent' }),
    route('lang-config', 'accounts/lang-config-page.tsx', { id: 'lang-config' }),
    layout('app/layouts/account-area-layout.tsx', { id: 'mailed-links' }, [
      route('unsubscribe', 'notifications/mailed-links/unsubscribe-page.tsx', { id: 'unsubscribe' }),
      route('notifications/enable', 'notifications/mailed-links/enable-emails-page.tsx', {
        id: 'notifications-enable',
      }),
      route('appeal', 'moderation/decisions/ban-page.tsx', { id: 'appeal' }),
    ]),
    route('pages/:slug', 'site/static-page.tsx', { id: 'pages' }),
  ]),
  layout('app/layouts/backoffice-layout.tsx', { id: 'backoffice' }, [
    ...prefix('backoffice', [
      route('login', 'backoffice/login/login-page.tsx', { id: 'backoffice-login' }),
      route('invitation', 'backoffice/login/invitation-page.tsx', { id: 'backoffice-invitation' }),
      route('setup', 'backoffice/login/setup-page.tsx', { id: 'backoffice-setup' }),
      layout('backoffice/frame/frame-layout.tsx', { id: 'backoffice-frame' }, [
        index('backoffice/overview/today-page.tsx', { id: 'backoffice-today' }),
        route('site', 'backoffice/site/settings-page.tsx', { id: 'backoffice-site' }),
        route('site/texts', 'backoffice/site/texts-page.tsx', { id: 'backoffice-texts' }),
        route('reports', 'backoffice/reports/reports-page.tsx', { id: 'backoffice-reports' }),
        route('reports/:id', 'backoffice/reports/report-page.tsx', { id: 'backoffice-reports-id' }),
        route('appeals', 'backoffice/appeals/appeals-page.tsx', { id: 'backoffice-appeals' }),
        route('appeals/:id', 'backoffice/appeals/appeal-page.tsx', { id: 'backoffice-appeals-id' }),
        route('complaints', 'backoffice/complaints/complaints-page.tsx', { id: 'backoffice-complaints' }),
        route('complaints/:id', 'backoffice/complaints/complaint-page.tsx', {
          id: 'backoffice-complaints-id',
        }),
        route('members', 'backoffice/members/members-page.tsx', { id: 'backoffice-members' }),
        route('members/:id', 'backoffice/members/member-page.tsx', { id: 'backoffice-member' }),
        route('photos', 'backoffice/photos/photos-page.tsx', { id: 'backoffice-photos' }),
        route('money', 'backoffice/money/payments-page.tsx', { id: 'backoffice-money' }),
        route('money/payments/:id', 'backoffice/money/payment-page.tsx', { id: 'backoffice-payment' }),
        route('money/refunds', 'backoffice/money/refunds-page.tsx', { id: 'backoffice-refunds' }),
        route('money/codes', 'backoffice/money/codes-page.tsx', { id: 'backoffice-codes' }),
        route('staff', 'backoffice/people/people-page.tsx', { id: 'backoffice-staff' }),
        route('audit', 'backoffice/audit/audit-page.tsx', { id: 'backoffice-audit' }),
        route('*', 'backoffice/frame/missing-page.tsx', { id: 'backoffice-missing' }),
      ]),
    ]),
  ]),
  route('logout', 'accounts/logout.ts', { id: 'logout' }),
  route('*', 'app/pages/missing-page.tsx', { id: 'missing' }),
] satisfies RouteConfig;
