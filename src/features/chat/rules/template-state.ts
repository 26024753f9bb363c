/** The states of a template as the chat's interface names them; `missing` is not registered. */
export const TEMPLATE_STATES = ['approved', 'pending', 'rejected', 'paused', 'disabled', 'missing'] as const;
type KnownState = (typeof TEMPLATE_STATES)[number];
export type TemplateState = KnownState | 'unknown';

/** A template as the interface lists it. */
export interface RegisteredTemplate {
  readonly name: string;
  readonly language: string;
  readonly status: string;
}

/** The templates as the interface lists them, or why there is no list. */
export type TemplateList =
  | { readonly kind: 'read'; readonly templates: readonly RegisteredTemplate[] }
  | { readonly kind: 'not_configured' }
  | { readonly kind: 'down' };

/** The state of one template. A word that we do not know is no state. */
export function templateStateOf(list: TemplateList, name: string, language: string): TemplateState {
  if (list.kind !== 'read') return 'unknown';
  const found = list.templates.find((one) => one.name === name && one.language === language);
  if (found === undefined) return 'missing';
  return TEMPLATE_STATES.find((state) => state.toUpperCase() === found.status) ?? 'unknown';
}
