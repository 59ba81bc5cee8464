import { answerRequests } from './answer-requests.ts';
import { openNotification } from './open-notification.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showPushMessage } from './show-push-message.ts';
import { worker } from './worker-scope.ts';

answerRequests();

// A new worker takes over at once and reloads nothing: files of the old build stay in the asset cache (decision 0188).
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', event => event.waitUntil(showPushMessage(event.data)));
worker.addEventListener('notificationclick', event => event.waitUntil(openNotification(event.notification)));
worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewSubscription(event)));
