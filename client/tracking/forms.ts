import {
  type FormInteraction,
  formClosed,
  formStarted,
} from '../../src/features/tracking/rules/page-events.ts';
import { formInteractions } from '../storage/form-interactions.ts';
import type { Emit } from './emit.ts';

/** A form by where it stands: its island, else the dialog it is in, else where it is sent to. */
function nameOf(form: HTMLFormElement): string {
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
  /** Something was sent: the form that was begun last is no longer open. */
  sent(): void;
  /** Milliseconds since the form that was begun last was first touched, if one was. */
  sinceBegun(): number | undefined;
}

/**
 * Forms begun and left (spec section 4). Some islands tell of their own; of any other form it is begun at the first touch
 * of a field, and abandoned when its dialog closes with something typed in and nothing sent. Of what was typed nothing is told.
 */
export function watchForms(emit: Emit): FormWatch {
  const begun = new WeakMap<HTMLFormElement, { sent: boolean }>();
  const tellForThemselves = new Set<string>();
  let last: { readonly form: HTMLFormElement; readonly at: number } | undefined;

  const tell = ({ form, interaction }: FormInteraction) =>
    emit({ name: 'form_interaction', properties: { form, interaction } });

  formInteractions.subscribe((interaction) => {
    tellForThemselves.add(interaction.form);
    tell(interaction);
  });

  const begin = (target: EventTarget | null) => {
    const form =
      target instanceof Element && target.matches('input, select, textarea') && target.closest('form');
    if (!form || begun.has(form)) return;
    begun.set(form, { sent: false });
    last = { form, at: performance.now() };
    const name = nameOf(form);
    if (!tellForThemselves.has(name)) tell(formStarted(name, new Date()));
  };
  document.addEventListener('focusin', ({ target }) => begin(target));
  // Somebody may be quicker than this file.
  begin(document.activeElement);

  // A dialog's `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      for (const form of target instanceof Element ? target.querySelectorAll('form') : []) {
        const one = begun.get(form);
        const name = nameOf(form);
        if (one === undefined) continue;
        begun.delete(form);
        const closed = formClosed(name, typedInto(form), one.sent, new Date());
        if (closed && !tellForThemselves.has(name)) tell(closed);
      }
    },
    { capture: true },
  );

  return {
    sent() {
      const one = last && begun.get(last.form);
      if (one) one.sent = true;
    },
    sinceBegun: () => last && performance.now() - last.at,
  };
}
