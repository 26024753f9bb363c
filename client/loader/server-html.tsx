import { Component, type ReactNode } from 'react';
import { copyEdits, fieldsIn } from './edits.ts';

type Fields = ReturnType<typeof fieldsIn>;

interface ServerHtmlProps {
  readonly island: HTMLElement;
  /** The fields of the server's HTML, with what the visitor typed before the island hydrated. */
  readonly fields: Fields;
  /** The server's HTML as it was then. */
  readonly html: string;
  readonly children: ReactNode;
}

/**
 * Puts the server's HTML back when the island throws while it renders, with what was typed. Its form then posts as
 * without JavaScript.
 */
export class ServerHtml extends Component<ServerHtmlProps, { readonly hasFailed: boolean }, Fields> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidMount(): void {
    if (this.state.hasFailed) this.#putBack(this.props.fields);
  }

  /** Reads the fields before React removes them. */
  override getSnapshotBeforeUpdate = () => fieldsIn(this.props.island);

  override componentDidUpdate(_: ServerHtmlProps, before: { readonly hasFailed: boolean }, fields: Fields) {
    if (this.state.hasFailed && !before.hasFailed) this.#putBack(fields);
  }

  #putBack(fields: Fields): void {
    const { island, html } = this.props;
    island.innerHTML = html;
    island.dataset.islandStatus = 'failed';
    copyEdits(fields, island);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
