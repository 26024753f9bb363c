import {
  type FormInteraction,
  formClosed,
  formStarted,
} from '../../src/features/leads/rules/form-interaction.ts';

type Listener = (interaction: FormInteraction) => void;

const noted: FormInteraction[] = [];
const listeners = new Set<Listener>();

function note(interaction: FormInteraction): void {
  noted.push(interaction);
  for (const listener of listeners) listener(interaction);
}

/**
 * That a form was opened, or left with something in it (spec section 4): which and when, never what was typed. Whoever
 * listens hears those of this page that came before, too. Nothing is stored and nothing leaves from here.
 */
export const formInteractions = {
  started: (form: string): void => note(formStarted(form, new Date())),
  /** @param filled what the visitor filled in, by field; not what the form filled in by itself */
  closed(form: string, filled: Readonly<Record<string, string>>, sent: boolean): void {
    const interaction = formClosed(form, filled, sent, new Date());
    if (interaction !== undefined) note(interaction);
  },
  subscribe(listener: Listener): () => void {
    for (const interaction of noted) listener(interaction);
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
