/**
 * Invoker commands: a button opens or closes a dialog or a popover without a script. React passes them through as
 * they are written here; spread them, for its types do not know them yet.
 */
export interface CommandAttributes {
  readonly command?:
    | 'show-modal'
    | 'close'
    | 'request-close'
    | 'show-popover'
    | 'hide-popover'
    | 'toggle-popover'
    | undefined;
  /** The id of the dialog or popover. */
  readonly commandfor?: string | undefined;
}
