import { adminWorker } from './notifications.ts';

/** Turns notifications on for the browser that shows the screen, and off again with its row. */

interface Texts {
  readonly blocked: string;
  readonly failed: string;
}

const card = document.querySelector<HTMLElement>('[data-push]');
if (card) void start(card);

async function start(section: HTMLElement): Promise<void> {
  const registration = await adminWorker();
  if (!registration?.pushManager) return;
  const { push = '', key = '', texts: given = '{}' } = section.dataset;
  const texts: Texts = JSON.parse(given);
  const status = section.querySelector('[role="status"]');
  const button = section.querySelector('button');
  const show = (text: string) => {
    if (status) status.textContent = text;
  };
  show('');
  const known = rowOf(await registration.pushManager.getSubscription());
  if (button) button.hidden = known !== undefined;
  known?.classList.add('here');
  known?.querySelector('form[action$="/remove"]')?.addEventListener('submit', unsubscribeFirst(registration));
  button?.addEventListener('click', async () => {
    if ((await Notification.requestPermission()) !== 'granted') return show(texts.blocked);
    try {
      if (await turnOn(registration, push, key)) return location.replace('?done=push_added');
    } catch {
      // The browser has no push service, or it is offline.
    }
    show(texts.failed);
  });
}

/** The row of this browser; a row without a subscription is that of another device. */
function rowOf(subscription: PushSubscription | null): HTMLElement | undefined {
  const id = localStorage.getItem(DEVICE);
  if (subscription === null || id === null) return undefined;
  return document.querySelector<HTMLElement>(`[data-device="${CSS.escape(id)}"]`) ?? undefined;
}

const DEVICE = 'admin-push-device';

async function turnOn(registration: ServiceWorkerRegistration, url: string, key: string): Promise<boolean> {
  // One that was made with other keys of the site would be refused at each push.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription }),
  });
  if (!answer.ok) return false;
  const { id }: { id: string } = await answer.json();
  localStorage.setItem(DEVICE, id);
  return true;
}

/** The browser forgets the subscription before the site does, so that the open screens notify again. */
const unsubscribeFirst = (registration: ServiceWorkerRegistration) => async (event: Event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  await (await registration.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  localStorage.removeItem(DEVICE);
  form.submit();
};
