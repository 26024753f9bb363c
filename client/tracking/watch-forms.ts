import {
  type FormInteraction,
  formClosed,
  formStarted,
} from '../../src/features/tracking/rules/page-events.ts';
import { formInteractions } from '../storage/form-interactions.ts';
import type { Emit } from './page-events.ts';

/** The name of a form: its island, else its dialog, else its action's path. */
function formName(form: HTMLFormElement): string {
  const island = form.closest('[data-island]')?.getAttribute('data-island');
  return island ?? form.closest('dialog')?.id ?? new URL(form.action).pathname;
}

const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => {
      const control = form.elements.namedItem(name);
      const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      return isTyped &&
        control.type !== 'hidden' &&
        typeof value === 'string' &&
        value !== control.defaultValue
        ? [[name, value]]
        : [];
    }),
  );

export interface FormWatch {
  /** Marks the form that was started last as sent. */
  sent(): void;
  /** Milliseconds since the first touch of the form that was started last. */
  sinceStarted(): number | undefined;
}

/**
 * Emits an event when a visitor starts a form, and when they abandon one; some islands publish these themselves. Any
 * other form starts at the first touch of a field, and is abandoned when its dialog closes with entries and without a
 * send. The events never hold the entries.
 */
export function watchForms(emit: Emit): FormWatch {
  const started = new WeakMap<HTMLFormElement, { sent: boolean }>();
  const ownReports = new Set<string>();
  let last: { readonly form: HTMLFormElement; readonly at: number } | undefined;

  const report = ({ form, interaction }: FormInteraction) =>
    emit({ name: 'form_interaction', properties: { form, interaction } });

  formInteractions.subscribe((interaction) => {
    ownReports.add(interaction.form);
    report(interaction);
  });

  const begin = (target: EventTarget | null) => {
    const form =
      target instanceof Element && target.matches('input, select, textarea') && target.closest('form');
    if (!form || started.has(form)) return;
    started.set(form, { sent: false });
    last = { form, at: performance.now() };
    const name = formName(form);
    if (!ownReports.has(name)) report(formStarted(name, new Date()));
  };
  document.addEventListener('focusin', ({ target }) => begin(target));
  // The visitor may have focused a field before this file loaded.
  begin(document.activeElement);

  // A dialog's `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      for (const form of target instanceof Element ? target.querySelectorAll('form') : []) {
        const state = started.get(form);
        const name = formName(form);
        if (state === undefined) continue;
        started.delete(form);
        const closed = formClosed(name, typedInto(form), state.sent, new Date());
        if (closed && !ownReports.has(name)) report(closed);
      }
    },
    { capture: true },
  );

  return {
    sent() {
      const state = last && started.get(last.form);
      if (state) state.sent = true;
    },
    sinceStarted: () => last && performance.now() - last.at,
  };
}
