import { ISLAND } from './page.ts';

/** Where a text stood until something else took it out of its place, such as a browser's translation. */
interface Place {
  readonly text: Text;
  readonly parent: Node;
  /** The element that was put in the text's place. It may contain the text. */
  readonly standIn: ChildNode | undefined;
  readonly next: Node | null;
}

/** The page's changes so far, which its inlined script collects. */
export interface EarlyChanges {
  readonly observer: MutationObserver;
  readonly records: MutationRecord[];
}

/** The last place of each text that was taken out. */
const places = new WeakMap<Node, Place>();
/** The places of the texts of islands that have not hydrated, oldest first. */
let unhydrated: readonly Place[] = [];
const observer = new MutationObserver(note);
const { removeChild, insertBefore } = Node.prototype;
let isFollowing = false;

/**
 * Lets React update islands whose texts something else replaces, wraps or removes. React changes, removes and inserts
 * at the text nodes that it made. Elsewhere than in their places it would throw, or change a text that nobody sees.
 */
export function followTexts({ observer: early, records }: EarlyChanges): void {
  if (isFollowing) return;
  isFollowing = true;
  note([...records.splice(0), ...early.takeRecords()]);
  early.disconnect();
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call<Node, [Child], Child>(this, child);
    note(observer.takeRecords());
    const shown = child.parentNode ? child : places.get(child)?.standIn;
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next !== null && next.parentNode !== this) note(observer.takeRecords());
    return insertBefore.call<Node, [Child, Node | null], Child>(this, child, childOf(this, next));
  };
}

/** Puts the server's texts back into an island, for React to hydrate. Says whether any was taken out. */
export function putTextsBack(island: Element): boolean {
  note(observer.takeRecords());
  const taken = unhydrated.filter(({ parent }) => island.contains(parent));
  unhydrated = unhydrated.filter((place) => !taken.includes(place));
  // A stand-in that contained the text may have lost it again. So the last change is undone first.
  for (const place of [...taken].reverse()) putBack(place);
  return taken.length > 0;
}

function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const changed = new Set<Node>();
  for (const record of records) {
    if (record.type === 'characterData') changed.add(record.target);
    for (const node of record.removedNodes) {
      // A stand-in that came after the change shows it.
      changed.delete(node);
      if (node instanceof Text) noteTaken(node, record, added);
    }
    for (const node of record.addedNodes) if (node instanceof Text) removeStandIn(node);
  }
  changed.forEach(show);
}

function noteTaken(text: Text, record: MutationRecord, added: ReadonlySet<Node>): void {
  const { target: parent, addedNodes, previousSibling, nextSibling: next } = record;
  // Our own change, by `textContent`.
  if ([...addedNodes].some((node) => node instanceof Text)) return;
  const standIn = [...addedNodes, previousSibling, next].find(
    (node) => node instanceof Element && added.has(node),
  );
  const place = { text, parent, standIn: standIn instanceof Element ? standIn : undefined, next };
  places.set(text, place);
  observer.observe(text, { characterData: true });
  const island = parent instanceof Element ? parent.closest<HTMLElement>(ISLAND) : null;
  if (island?.dataset.islandStatus === 'identified') unhydrated = [...unhydrated, place];
}

/** A text that comes back needs no stand-in, unless this contains it. */
function removeStandIn(text: Text): void {
  const standIn = places.get(text)?.standIn;
  if (text.isConnected && !standIn?.contains(text)) standIn?.remove();
}

/** Shows a text that React changed outside of the page. */
function show(text: Node): void {
  const place = places.get(text);
  if (place && !text.isConnected) putBack(place);
}

function putBack({ text, parent, standIn, next }: Place): void {
  const shown = childOf(parent, text.parentNode ? text : (standIn ?? null));
  if (shown instanceof Element) shown.replaceWith(text);
  else if (!shown) insertBefore.call(parent, text, childOf(parent, next));
}

/** The child of an element in which a node is shown. */
function childOf(parent: Node, node: Node | null): Node | null {
  let shown: Node | null | undefined = node;
  while (shown && shown.parentNode !== parent) shown = shown.parentNode ?? places.get(shown)?.standIn;
  return shown ?? null;
}
