import { useHydrated } from '../../ui/use-hydrated.ts';
import type { AssistantProps } from './assistant-props.ts';
import { Chat } from './Chat.tsx';

/** The booking assistant. Nothing of it stands in a page before it is called, but on its own page its frame does. */
export function Assistant(props: AssistantProps) {
  const hydrated = useHydrated();
  return hydrated ? <Chat {...props} /> : null;
}
