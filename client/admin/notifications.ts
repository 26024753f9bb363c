/** The service worker of the operators' screens, and the part of the site that it serves. */
const SCRIPT = '/admin-worker.js';
const SCOPE = '/coupon-admin';

/**
 * Registers the worker in the language of the page. Another address replaces the worker and keeps its subscription, so
 * a locked phone follows the operator's choice. Undefined where the browser has no notifications, as on an iPhone before the site is on its
 * home screen.
 */
export async function adminWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker
    .register(`${SCRIPT}?language=${document.documentElement.lang}`, { scope: SCOPE })
    .catch(() => undefined);
  if (registration) await untilActive(registration);
  return registration;
}

/** Neither a notification nor a subscription is possible before the first activation. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const check = () => (worker === null || worker.state === 'activated') && resolve();
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** A device that rings follows the language of each screen that it opens. */
export function followLanguage(): void {
  if ('Notification' in window && Notification.permission === 'granted') void adminWorker();
}

/** Shows a notification of an open screen. A device that rings by push has the same one from there. */
export async function notify(title: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await adminWorker();
  if ((await registration?.pushManager?.getSubscription()) != null) return;
  // The constructor of `Notification` throws on Android.
  await registration?.showNotification(title, { tag: 'admin', data: location.pathname + location.search });
}
