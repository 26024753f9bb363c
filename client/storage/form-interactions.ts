import {
  type FormInteraction,
  formClosed,
  formStarted,
} from '../../src/features/tracking/rules/page-events.ts';

type Listener = (interaction: FormInteraction) => void;

const recorded: FormInteraction[] = [];
const listeners = new Set<Listener>();

function record(interaction: FormInteraction): void {
  recorded.push(interaction);
  for (const listener of listeners) listener(interaction);
}

/**
 * Records which form the visitor opened or abandoned with entries, and when; never the typed text. A new listener
 * also receives the earlier interactions of the page. The module stores and sends nothing.
 */
export const formInteractions = {
  started: (form: string): void => record(formStarted(form, new Date())),
  /** @param filled the visitor's own input by field, without the values that the form filled in by itself */
  closed(form: string, filled: Readonly<Record<string, string>>, sent: boolean): void {
    const interaction = formClosed(form, filled, sent, new Date());
    if (interaction !== undefined) record(interaction);
  },
  subscribe(listener: Listener): () => void {
    for (const interaction of recorded) listener(interaction);
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
