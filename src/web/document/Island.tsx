import { createContext, createElement, useContext } from 'react';
import type { IslandDefinition, IslandStart, IslandValue } from '../../../client/islands/island.ts';
import { writeProps } from '../contract/island-props.ts';
import { islands, runtime } from './client-build.ts';

/**
 * The islands of a page whose files are named already, because the loader needs each name once. Each render of a whole
 * page gives a new set. A streamed page has none: its parts may render in another order.
 */
export const NamedIslands = createContext<Set<string> | undefined>(undefined);

/** Whether this is the first island of its name in the page. Later ones leave their files to it. */
function useIsFirst(name: string): boolean {
  const named = useContext(NamedIslands);
  const isFirst = !named?.has(name);
  named?.add(name);
  return isFirst;
}

/**
 * An island in a page: the server renders it and the loader starts it in the browser. Its props are in the page as
 * JSON, so they hold only public values. An island that shows text gets its part of the text bundle.
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
  const modules = islands[of.name] ?? [];
  const isFirst = useIsFirst(of.name);
  // The page has no content before this island runs. Its scripts would else wait for the styles and for each other.
  const early = start === 'load' ? [...runtime, ...modules] : [];
  return (
    <>
      {early.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <div
        className={className}
        data-island={of.name}
        data-start={start === 'interaction' ? undefined : start}
        data-modules={isFirst ? modules.join(' ') : undefined}
        data-props={writeProps(props)}
      >
        {createElement<Props>(of.Component, props)}
      </div>
    </>
  );
}
