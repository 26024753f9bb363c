/** What the assistant is told of the business. */
export type AssistantProps = {
  readonly brand: string;
  readonly phone: string;
  readonly phoneDial: string;
  readonly email: string;
  /** Of the business chat, with country code. */
  readonly chatNumber: string;
  /** Origin of the links that are sent into the chat. */
  readonly siteUrl: string;
  /** `page`: it stands in the assistant's own page and has nothing to close. */
  readonly placement?: 'dialog' | 'page' | undefined;
};
