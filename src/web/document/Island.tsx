import { afterPaint, mode } from 'virtual:client-build';
import { createContext, createElement, useContext } from 'react';
import type { IslandDefinition, IslandStart, IslandValue } from '../../../client/islands/island.ts';
import { writeProps } from '../contract/island-props.ts';
import { islands, loaderFile, runtime } from './client-build.ts';

/** The nonce of the page's inlined scripts; the document provides it. */
export const PageNonce = createContext<string | undefined>(undefined);

/**
 * An island in a page: the server renders it and the loader starts it in the browser. Its props are in the page as
 * JSON, so they hold only what this answer's visitor may see. An island that shows text gets its part of the text bundle.
 */
export function Island<Props extends { readonly [Key in keyof Props]: IslandValue }>({
  of,
  props,
  className,
  start = of.start,
}: {
  readonly of: IslandDefinition<Props>;
  readonly props: Props;
  readonly className?: string;
  /** When the loader starts the island, where this page differs from others. */
  readonly start?: IslandStart;
}) {
  const nonce = useContext(PageNonce);
  const modules = islands[of.name] ?? [];
  const isAwaited = start === 'load' && mode === 'production';
  return (
    <>
      <div
        className={className}
        data-island={of.name}
        data-start={start === 'interaction' ? undefined : start}
        data-files={isAwaited ? [loaderFile, ...runtime, ...modules].join(' ') : undefined}
        data-modules={mode === 'production' ? undefined : modules.join(' ')}
        data-props={Object.keys(props).length === 0 ? undefined : writeProps(props)}
      >
        {createElement<Props>(of.Component, props)}
      </div>
      {isAwaited && (
        <script type="module" async nonce={nonce} dangerouslySetInnerHTML={{ __html: afterPaint }} />
      )}
    </>
  );
}
