import { islands } from 'virtual:client-build';
import { createElement } from 'react';
import type { IslandDefinition, IslandStart, IslandValue } from '../../../client/islands/island.ts';
import { writeProps } from '../contract/island-props.ts';

/**
 * An island in a page: rendered here, and started in the browser by the loader. Its input goes along as JSON, so it
 * holds only what the browser may know; what a part needs in words is its slice of the dictionary.
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
  /** Where a page needs it at another time than others do. */
  readonly start?: IslandStart;
}) {
  return (
    <div
      className={className}
      data-island={of.name}
      data-start={start === 'interaction' ? undefined : start}
      data-modules={islands[of.name]?.join(' ')}
      data-props={writeProps(props)}
    >
      {createElement<Props>(of.Component, props)}
    </div>
  );
}
